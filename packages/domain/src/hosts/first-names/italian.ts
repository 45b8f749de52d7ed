export const ITALIAN = {
  f:
    'Ada Adelaide Adele Adriana Agata Agnese Alba Alberta Alessandra Alessia Alice Alida Amanda Ambra Amelia ' +
    'Anastasia Angela Angelica Anita Anna Annalisa Annamaria Antonella Antonia Arianna Asia Assunta Aurora Barbara ' +
    'Beatrice Benedetta Berenice Bianca Bruna Camilla Carla Carlotta Carmela Carmen Carolina Caterina Cecilia ' +
    'Celeste Chiara Cinzia Clara Claudia Clelia Concetta Consuelo Costanza Cristiana Cristina Dalila Daniela Daria ' +
    'Debora Deborah Delia Desiree Diana Diletta Domenica Donatella Dora Doriana Doris Edda Elda Elena Eleonora ' +
    'Elettra Eliana Elisa Elisabetta Elvira Ema Emanuela Emilia Emma Enrica Erica Erika Ester Eugenia Eva Evelina ' +
    'Fabiana Fabiola Federica Fernanda Fiamma Filomena Fiorella Fiorenza Flavia Flora Floriana Franca Francesca ' +
    'Gabriella Gaia Gemma Genoveffa Gerarda Giada Gianna Gilda Ginevra Gioia Giorgia Giovanna Giuditta Giulia ' +
    'Giuliana Giuseppina Giusy Gloria Grazia Graziella Greta Ida Ilaria Ilenia Immacolata Ines Irene Iris Irma ' +
    'Isabella Isotta Ivana Jessica Jolanda Katia Lara Laura Lavinia Lea Letizia Lia Lidia Liliana Lina Linda Lisa ' +
    'Livia Loredana Lorella Lorena Loretta Luana Lucia Luciana Lucilla Lucrezia Ludovica Luigia Luisa Maddalena ' +
    'Mafalda Manuela Mara Marcella Margherita Maria Marianna Mariella Marilena Marina Marisa Marta Martina Matilde ' +
    'Maura Melissa Mia Michela Milena Mirella Miriam Monica Nadia Natalia Nicla Nicoletta Nina Noemi Nora Norma ' +
    'Novella Nunzia Olga Ombretta Oriana Ornella Orsola Ortensia Paola Patrizia Pia Piera Pierina Raffaella Rebecca ' +
    'Renata Rita Roberta Romina Rosa Rosalba Rosalia Rosanna Rosaria Rosetta Rosina Rossana Rossella Sabina Sabrina ' +
    'Samanta Samantha Sandra Sara Serena Silvana Silvia Simona Sofia Sonia Stefania Stella Susanna Sveva Tamara ' +
    'Tania Tatiana Tecla Teresa Tina Tiziana Valentina Valeria Vanessa Vanna Vera Veronica Vincenza Viola Violetta ' +
    'Virginia Vita Vittoria Viviana Wanda Zoe',
  m:
    'Achille Adamo Adolfo Adriano Agostino Alberto Aldo Alessandro Alessio Alex Alfio Alfonso Alfredo Alvaro Amedeo ' +
    'Amerigo Andrea Angelo Anselmo Antonello Antonino Antonio Armando Arnaldo Aroldo Arturo Attilio Augusto Aurelio ' +
    'Baldassarre Bartolomeo Battista Benedetto Beniamino Benito Beppe Bernardo Biagio Bruno Calogero Camillo Carlo ' +
    'Carmelo Carmine Cesare Christian Ciro Claudio Clemente Corrado Cosimo Costantino Cristian Cristiano Cristoforo ' +
    'Damiano Daniele Danilo Dante Dario Davide Demetrio Denis Diego Dino Domenico Donato Edgardo Edmondo Edoardo ' +
    'Egidio Elia Elio Emanuele Emiliano Emilio Ennio Enrico Enzo Ercole Ermanno Ernesto Ettore Eugenio Ezio Fabiano ' +
    'Fabio Fabrizio Fausto Federico Felice Ferdinando Fernando Ferruccio Filiberto Filippo Flavio Francesco Franco ' +
    'Fulvio Furio Gabriele Gaetano Gaspare Gavino Gennaro Gerardo Germano Giacomo Giampaolo Giampiero Giancarlo ' +
    'Gianfranco Gianluca Gianluigi Gianmarco Gianni Gianpaolo Gilberto Gino Gioacchino Gioele Giordano Giorgio ' +
    'Giovanni Girolamo Giuliano Giulio Giuseppe Giusto Goffredo Graziano Gregorio Gualtiero Guglielmo Guido Gustavo ' +
    'Ignazio Ilario Innocenzo Ivano Ivo Jacopo Lamberto Leandro Leo Leonardo Leopoldo Lino Livio Lodovico Lorenzo ' +
    'Loris Luca Luciano Lucio Ludovico Luigi Manfredi Manfredo Manlio Manuel Marcello Marco Mariano Marino Mario ' +
    'Martino Massimiliano Massimo Matteo Mattia Maurizio Mauro Maximiliano Michelangelo Michele Mimmo Mirco Mirko ' +
    'Moreno Natale Nazario Nello Nevio Niccolò Nicola Nicolò Nino Nunzio Omar Orazio Oreste Orlando Oscar Osvaldo ' +
    'Otello Ottavio Paolo Pasquale Patrizio Piergiorgio Pierluigi Piero Pierpaolo Pietro Pino Primo Quirino Raffaele ' +
    'Raimondo Raniero Raul Remo Renato Renzo Riccardo Rinaldo Roberto Rocco Rodolfo Rolando Romano Romeo Romolo ' +
    'Rosario Ruben Ruggero Sabatino Salvatore Samuele Sandro Santo Saverio Savino Sebastiano Sergio Severino Silvano ' +
    'Silverio Silvestro Silvio Simone Stefano Tancredi Tazio Teodoro Thomas Tiberio Tiziano Tobia Tommaso Tonino ' +
    'Ubaldo Ugo Ulisse Umberto Urbano Valentino Valerio Vasco Vincenzo Virgilio Virginio Vito Vittorio Vladimiro ' +
    'Walter',
}
