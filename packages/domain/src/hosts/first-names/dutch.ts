export const DUTCH = {
  f:
    'Aafke Agnes Aleida Alice Anita Anja Anke Anna Anne Anneke Annelies Annemarie Annemiek Annet Annette Annie Anouk ' +
    'Ans Antje Antonia Astrid Aukje Barbara Bea Beatrijs Bep Bianca Brechtje Brigitta Brigitte Britt Carla Carlijn ' +
    'Carolien Catharina Cecile Charlotte Christa Christel Christien Christina Claudia Conny Cora Corrie Danielle ' +
    'Daphne Denise Diana Dieuwertje Dineke Dorien Dorothea Eline Elisabeth Elise Elke Ellen Elly Els Elsbeth Emma ' +
    'Erica Esmee Esther Eva Evelien Feline Femke Fenna Fleur Francien Francisca Fransje Frederike Froukje Geertje ' +
    'Geertruida Gerda Greet Greetje Greta Griet Hanna Hannah Hanneke Harriët Heleen Helena Helga Hendrika Henriëtte ' +
    'Hermien Hetty Hilde Hildegard Ida Ilona Ilse Ina Ineke Inge Ingeborg Ingrid Irene Iris Irma Isa Isabel Isabella ' +
    'Isabelle Jacqueline Janna Janneke Janny Jasmijn Jeanette Jeannette Jennifer Jessica Jet Jetske Jikke Joanna ' +
    'Joke Jolanda Jolien Josephine Josien Jozefien Judith Julia Julie Juul Karen Karin Karlijn Katja Katrien ' +
    'Klaartje Klaasje Lara Laura Lea Leentje Lena Leonie Lianne Lieke Liesbeth Lieselot Lieve Lijsbeth Lina Linda ' +
    'Lisa Lise Lizzy Loes Lotje Lotte Louise Lucia Lucy Lysanne Maaike Maartje Machteld Madelief Madelon Magda Manon ' +
    'Marga Margaretha Margot Margreet Margriet Maria Marian Marianne Marie Marieke Mariëlle Mariëtte Marijke Marina ' +
    'Marion Mariska Marit Marja Marjan Marjo Marjolein Marleen Marlies Marloes Martha Martina Martine Mathilde Maud ' +
    'Maureen Melanie Merel Merle Mia Michelle Mieke Miep Mila Milou Miranda Mireille Mirjam Moniek Monique Nadia ' +
    'Nadine Natalie Natasja Neeltje Nel Nelleke Nellie Nicole Nienke Nina Noor Noortje Nora Odette Olga Olivia ' +
    'Pascale Patricia Paula Petra Pien Pleuni Rachel Regina Renate Renske Ria Riet Rita Roos Roosje Rosa Rosalie ' +
    'Rosanne Roxanne Ruth Sabine Sandra Sanne Sara Sarah Saskia Sietske Simone Sjoukje Sofie Sonja Sophia Sophie ' +
    'Stefanie Stijntje Susan Susanne Suzan Suzanne Sylvia Sylvie Tamara Tanja Tessa Teuntje Thea Theresia Tine ' +
    'Tineke Tjitske Toos Trees Trijntje Trudy Truus Ursula Veerle Vera Veronique Wendy Wiesje Wietske Wilhelmina ' +
    'Willemien Willemijn Wilma Ymke Yolanda Yvonne Zoë',
  m:
    'Aad Aart Abel Abraham Ad Adam Adriaan Albert Alex Alexander Alfons Allard André Andries Anton Antoon Arend Arie ' +
    'Arjan Arjen Arne Arno Arnold Arnoud Arthur Axel Barend Bart Bas Bastiaan Ben Benjamin Benno Berend Bernard Bert ' +
    'Bob Boris Boudewijn Bram Bruno Carel Cas Casper Cees Chiel Christiaan Christian Coen Coenraad Constantijn ' +
    'Cornelis Daan Dave David Dennis Dick Diederik Dieter Dirk Dolf Douwe Driek Duco Edgar Eduard Edwin Egbert Elmer ' +
    'Emiel Emile Eric Erik Ernst Erwin Evert Ewoud Ewout Felix Ferdinand Ferry Filip Floris Frank Frans Fred ' +
    'Frederik Freek Frits Gaston Geert Geoffrey Gerard Gerben Gerhard Gerrit Gert Giel Gijs Gijsbert Gilles Govert ' +
    'Guido Gust Gustaaf Guus Guy Han Hans Harald Harm Harmen Harry Heiko Hein Hendrik Hendrikus Henk Henri Henry ' +
    'Herbert Herman Hidde Hubert Hugo Huib Huub Ivo Jaap Jacco Jack Jacob Jacques Jakob Jan Jannes Jannis Jarno ' +
    'Jasper Jef Jelle Jelmer Jens Jeroen Jesse Jim Joachim Job Jochem Joep Joeri Johan Johannes John Jonas Jonathan ' +
    'Joost Joran Jordi Joris Jos Joshua Jozef Julian Julius Jurgen Jurriaan Kamiel Karel Karst Kasper Kees Kevin ' +
    'Klaas Klaus Koen Koenraad Koos Krijn Laurens Leendert Leo Leonard Leopold Lex Lodewijk Louis Luc Lucas Ludo ' +
    'Luuk Maarten Marc Marcel Marco Marinus Mark Marnix Mart Marten Martijn Martin Mathijs Mats Matthias Matthijs ' +
    'Maurice Maurits Max Melle Menno Merijn Michael Michel Michiel Mike Milan Nathan Nick Nico Nicolaas Niek Niels ' +
    'Nout Olaf Olivier Onno Oscar Otto Pascal Patrick Paul Peter Philip Piet Pieter Pim Quinten Ralf Ralph Ramon ' +
    'Raymond Reinder Reinier Reinout Remco René Richard Rik Rinus Rob Robbert Robert Roderick Roel Roeland Roelof ' +
    'Roger Rogier Roland Rolf Ronald Roy Ruben Rudolf Rudy Rutger Ruud Samuel Sander Sebastiaan Siebe Siebren Siem ' +
    'Simon Sjaak Sjoerd Stan Stef Stefan Steven Stijn Sven Sybren Sytse Teun Teunis Theo Theodoor Theun Thijmen ' +
    'Thijs Thomas Tijmen Tijs Tim Timo Tjeerd Tobias Tom Toon Twan Tygo Valentijn Victor Vincent Walter Ward Wessel ' +
    'Wiebe Wietse Wilbert Wilfried Willem Wim Wolf Wouter Xander Yannick',
}
