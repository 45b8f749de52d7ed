export const GERMAN = {
  f:
    'Adelheid Agnes Alexandra Alina Amelie Andrea Angela Angelika Anika Anita Anja Anke Anna Anne Annegret Anneliese ' +
    'Annemarie Annett Annette Annika Antje Antonia Astrid Barbara Bärbel Beate Beatrix Bettina Bianca Birgit Birte ' +
    'Brigitte Britta Brunhilde Carina Carla Carola Carolin Charlotte Christa Christel Christiane Christina Christine ' +
    'Clara Claudia Constanze Cordula Corinna Cornelia Dagmar Daniela Denise Diana Doris Dorothea Dörte Edeltraud ' +
    'Edith Elena Elfriede Elisa Elisabeth Elke Ella Ellen Elsa Else Emilia Emily Emma Erika Erna Esther Eva Evelyn ' +
    'Fabienne Franziska Frauke Frieda Friederike Gabi Gabriele Gerda Gerlinde Gertrud Gisela Greta Gretchen Grit ' +
    'Gudrun Hanna Hannah Hannelore Heide Heidemarie Heidi Heike Helena Helene Helga Helma Henriette Hermine Herta ' +
    'Hilde Hildegard Ida Ilona Ilse Imke Ina Ines Inga Inge Ingeborg Ingrid Irene Irina Iris Irma Irmgard Isabel ' +
    'Isabell Isabella Jana Janina Jasmin Jennifer Jessica Johanna Josefine Judith Julia Juliane Jutta Karin Karla ' +
    'Karolin Katharina Käthe Kathrin Katja Katrin Kerstin Klara Kornelia Kristin Kristina Larissa Laura Lea Lena ' +
    'Leni Leonie Leonore Lieselotte Lilli Lina Linda Lisa Liselotte Lotte Louisa Lucia Luise Lydia Magdalena Maike ' +
    'Maja Mandy Manuela Mara Mareike Margarete Margarethe Margit Margot Margret Margrit Maria Marianne Marie Marina ' +
    'Marion Marit Marlene Marlies Martha Martina Mathilde Mechthild Meike Melanie Merle Mia Michaela Mila Mira ' +
    'Miriam Mona Monika Nadine Nadja Natalie Natascha Nele Nicole Nina Nora Olga Ottilie Paula Pauline Petra Pia ' +
    'Regina Regine Renate Ricarda Rita Romy Rosa Rosemarie Rosi Roswitha Ruth Sabine Sabrina Sandra Sara Sarah ' +
    'Saskia Sibylle Sieglinde Sigrid Silke Silvia Simone Sina Sofia Sofie Sonja Sophia Sophie Stefanie Steffi Stella ' +
    'Susanne Svenja Sybille Tabea Tamara Tanja Tatjana Teresa Thea Theresa Therese Tina Traudel Trude Ulla Ulrike ' +
    'Ursula Uschi Ute Valerie Vanessa Vera Verena Veronika Victoria Viola Waltraud Wiebke Yvonne Zoe',
  m:
    'Achim Adalbert Adam Adolf Adrian Albert Albrecht Alexander Alfons Alfred Alois Alwin Andreas Anton Armin Arne ' +
    'Arno Arnold Artur August Axel Balthasar Bastian Ben Benedikt Benjamin Bernd Bernhard Berthold Björn Bodo Boris ' +
    'Bruno Burkhard Carl Carsten Christian Christof Christoph Christopher Claus Clemens Cornelius Daniel David ' +
    'Dennis Detlef Dieter Dietmar Dietrich Dirk Dominik Eberhard Eckart Eckhard Edgar Edmund Eduard Egon Elias Elmar ' +
    'Emil Engelbert Erhard Eric Erich Erik Ernst Erwin Eugen Ewald Fabian Falk Felix Ferdinand Finn Florian Frank ' +
    'Franz Fred Friedemann Friedhelm Friedrich Fritz Georg Gerald Gerd Gerhard Gernot Gert Gilbert Gottfried Götz ' +
    'Gregor Guido Günter Günther Gustav Hannes Hans Hansjörg Harald Hardy Hartmut Hasso Heiko Heiner Heino Heinrich ' +
    'Heinz Helge Hellmut Helmut Henning Henrik Henry Herbert Heribert Hermann Herwig Holger Horst Hubert Hugo Ingo ' +
    'Jakob Jan Jannik Jannis Jens Joachim Jochen Johann Johannes Jonas Jonathan Jörg Jörn Josef Joseph Julian Julius ' +
    'Jürgen Justus Kai Karl Karsten Kaspar Kevin Klaus Knut Konrad Konstantin Korbinian Kurt Lars Laurenz Leander ' +
    'Lennart Lenny Leo Leon Leonard Leonhard Leopold Levin Linus Lorenz Lothar Louis Luca Ludger Ludwig Luis Lukas ' +
    'Lutz Malte Manfred Manuel Marc Marcel Marco Marcus Mario Marius Mark Marko Markus Martin Marvin Mathias Mats ' +
    'Matthias Max Maximilian Michael Mirko Moritz Nico Niels Niklas Nikolaus Nils Noah Norbert Olaf Ole Oliver Olli ' +
    'Oskar Oswald Otmar Ottmar Otto Pascal Patrick Paul Peer Peter Philip Philipp Phillip Rafael Rainer Ralf Ralph ' +
    'Raphael Reiner Reinhard Reinhold Rene Richard Robert Robin Roland Rolf Roman Rudi Rüdiger Rudolf Rupert ' +
    'Ruprecht Samuel Sandro Sebastian Severin Siegbert Siegfried Siegmund Sigmar Simon Stefan Steffen Stephan Sven ' +
    'Swen Theo Theodor Thilo Thomas Thorben Thorsten Till Tilman Tim Timm Timo Tobias Tom Torben Torsten Udo Ulf ' +
    'Ullrich Ulrich Urs Uwe Valentin Veit Viktor Vincent Vinzenz Volker Volkmar Waldemar Walter Walther Werner ' +
    'Wilfried Wilhelm Willi Willy Winfried Wolf Wolfgang Wolfram Xaver',
}
