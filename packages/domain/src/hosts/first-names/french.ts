export const FRENCH = {
  f:
    'Adélaïde Adèle Adeline Adrienne Agathe Agnès Aimée Albane Alexandra Alexia Alice Aline Alizée Amandine Amélie ' +
    'Anaëlle Anaïs Anastasia Andréa Andrée Angèle Angélique Anna Anne Annick Annie Antoinette Apolline Arlette ' +
    'Armelle Astrid Aude Audrey Aurélie Aurore Axelle Barbara Béatrice Bénédicte Bérangère Bérénice Bernadette ' +
    'Berthe Blanche Blandine Brigitte Camélia Capucine Carine Carla Carole Caroline Cassandre Catherine Cathy Cécile ' +
    'Célestine Célia Céline Chantal Charlène Charline Charlotte Chloé Christelle Christiane Christine Claire Clara ' +
    'Clarisse Claudette Claudine Clémence Clémentine Clothilde Clotilde Colette Coline Constance Coralie Corinne ' +
    'Cosette Cynthia Danièle Danielle Daphné Déborah Delphine Denise Diane Dorothée Édith Élaine Éléonore Éliane ' +
    'Élisa Élisabeth Élise Élodie Éloïse Elsa Élyse Émilie Emma Emmanuelle Estelle Esther Eugénie Eulalie Éva Ève ' +
    'Éveline Évelyne Fabienne Fanny Fatou Faustine Fernande Flavie Fleur Flora Florence Floriane France Francine ' +
    'Françoise Frédérique Gabrielle Gaëlle Geneviève Georgette Géraldine Germaine Ghislaine Gilberte Ginette Gisèle ' +
    'Hélène Héloïse Henriette Honorine Hortense Huguette Inès Ingrid Irène Iris Isabelle Ivonne Jacqueline Jade ' +
    'Jeanine Jeanne Jeannine Jennifer Jessica Joëlle Joséphine Josette Josiane Judith Julia Julie Juliette Justine ' +
    'Karine Katia Laetitia Lara Laura Laure Laurence Laurie Léa Léonie Liliane Lilou Lina Line Lisa Lise Lisette ' +
    'Louane Louise Lucette Lucie Lucienne Lucile Lucille Lydia Lydie Madeleine Maëlle Maëlys Magali Manon Marcelle ' +
    'Margaux Margot Marguerite Maria Marianne Marie Mariette Marine Marion Marjorie Marlène Martine Maryline Maryse ' +
    'Maryvonne Mathilde Maud Maude Mélanie Mélissa Mélodie Mia Michèle Micheline Mireille Monique Morgane Muriel ' +
    'Myriam Nadège Nadia Nadine Nathalie Nelly Nicole Nina Ninon Noémie Océane Odette Odile Olivia Ophélie Pascale ' +
    'Pascaline Patricia Paule Paulette Pauline Perrine Pierrette Prune Rachel Raymonde Rébecca Régine Reine Renée ' +
    'Romane Rosalie Rose Roseline Roxane Sabine Sabrina Salomé Sandra Sandrine Sara Sarah Ségolène Séverine Simone ' +
    'Solange Solène Sonia Sophie Stella Stéphanie Suzanne Suzette Sylvaine Sylvie Tatiana Thérèse Tiphaine Valentine ' +
    'Valérie Vanessa Véronique Victoire Victoria Violette Virginie Viviane Yolande Yvette Yvonne Zélie Zoé',
  m:
    'Abel Adam Adolphe Adrien Aimé Alain Alan Albert Alexandre Alexis Alfred Alphonse Amaury Anatole André Antoine ' +
    'Antonin Aristide Armand Arnaud Arsène Arthur Aubin Auguste Augustin Aurélien Axel Aymeric Baptiste Barnabé ' +
    'Bastien Benjamin Benoît Bernard Bertrand Boris Brice Bruno Cédric Célestin César Charles Christian Christophe ' +
    'Clément Clovis Côme Constantin Corentin Cyprien Cyril Damien Daniel David Denis Didier Diego Dimitri Dorian ' +
    'Edgar Edmond Édouard Éloi Émile Émilien Emmanuel Enzo Éric Ernest Erwan Étienne Eugène Evan Fabien Fabrice ' +
    'Félicien Félix Ferdinand Fernand Firmin Flavien Florent Florentin Florian Francis Franck François Fred Frédéric ' +
    'Gabin Gabriel Gaël Gaétan Gaspard Gaston Gauthier Gautier Geoffrey Geoffroy Georges Gérald Gérard Germain ' +
    'Gervais Ghislain Gilbert Gilles Grégoire Grégory Guillaume Guillem Gustave Guy Hector Henri Hervé Hippolyte ' +
    'Honoré Hubert Hugo Hugues Ignace Isaac Isidore Ivan Jacky Jacques Jean Jeannot Jérémie Jérémy Jérôme Joachim ' +
    'Joël Johan Jonathan Jordan Joseph Josselin Jules Julien Juste Justin Kévin Kylian Lambert Laurent Léandre Léo ' +
    'Léon Léonard Léopold Lionel Loïc Loïs Louis Loup Luc Lucas Lucien Ludovic Maël Malo Manuel Marc Marceau Marcel ' +
    'Marcelin Marius Martial Martin Mathéo Mathias Mathieu Mathis Matthias Matthieu Matthis Maurice Max Maxence ' +
    'Maxime Maximilien Mehdi Michaël Michel Mickaël Milo Mohamed Nathan Nathanaël Nicolas Noé Noël Octave Olivier ' +
    'Oscar Pascal Patrice Patrick Paul Philibert Philippe Pierre Pierrick Prosper Quentin Rachid Raoul Raphaël ' +
    'Raymond Régis Rémi Rémy Renaud René Richard Robert Robin Rodolphe Rodrigue Roger Roland Romain Roméo Romuald ' +
    'Ruben Samuel Samy Sébastien Serge Séverin Simon Stanislas Stéphane Sylvain Sylvestre Tanguy Théo Théodore ' +
    'Théophile Thibaud Thibault Thibaut Thierry Thomas Timéo Timothée Titouan Tom Toussaint Tristan Ugo Ulysse ' +
    'Urbain Valentin Valère Valéry Victor Vincent Virgile Vivien Vladimir Xavier Yanis Yann Yannick Yoann Youssef ' +
    'Yves Yvon Zacharie',
}
