export const SPANISH = {
  f:
    'Adela Adriana Águeda Agustina Aída Aitana Alba Alejandra Alexandra Alicia Almudena Amalia Amelia Amparo Ana ' +
    'Anabel Andrea Ángela Ángeles Angélica Anita Antonia Araceli Asunción Aurora Azucena Bárbara Beatriz Begoña ' +
    'Belén Berta Bertha Blanca Brenda Brígida Candela Carina Carla Carlota Carmela Carmen Carolina Catalina Cecilia ' +
    'Celia Chelo Clara Claudia Clotilde Concepción Conchita Consuelo Cristina Dalia Daniela Delia Diana Dolores Dora ' +
    'Edith Elena Elisa Elsa Elvira Emilia Emma Encarnación Esmeralda Esperanza Estefanía Estela Estella Ester Esther ' +
    'Eugenia Eulalia Eva Fabiola Fátima Felisa Fernanda Flor Florencia Francisca Gabriela Gema Gemma Genoveva ' +
    'Gertrudis Gisela Gloria Graciela Guillermina Herminia Hilda Ignacia Inés Inma Inmaculada Irene Irma Isabel ' +
    'Isabella Ivonne Jacinta Jazmín Jessica Jimena Joaquina Jorgelina Josefa Josefina Juana Juanita Judith Julia ' +
    'Juliana Julieta Karen Karina Karla Laia Lara Laura Leonor Leticia Lidia Liliana Lola Lorena Lourdes Lucía ' +
    'Luciana Luisa Luz Macarena Magdalena Maite Manuela Mar Marcela Margarita María Mariana Maribel Maricarmen ' +
    'Marina Marisa Marisol Marta Martha Martina Matilde Mayra Melisa Mercedes Micaela Milagros Mireia Miriam Mirta ' +
    'Mónica Montserrat Nadia Nagore Natalia Nerea Nieves Noelia Nora Norma Nuria Olga Olivia Paloma Paola Patricia ' +
    'Paula Paulina Paz Penélope Petra Pilar Priscila Purificación Ramona Raquel Rebeca Regina Remedios Renata Rita ' +
    'Roberta Rocío Romina Rosa Rosalía Rosana Rosario Rosaura Rosita Roxana Ruth Sabrina Salomé Sandra Sara Silvia ' +
    'Sofía Sol Soledad Sonia Susana Tamara Tania Teresa Valentina Valeria Vanesa Vega Verónica Vicenta Victoria ' +
    'Violeta Virginia Ximena Yesenia Yolanda Zoe Zulema',
  m:
    'Aarón Abel Abraham Adán Adolfo Adrián Agustín Aitor Alberto Aldo Alejandro Alejo Alex Alexis Alfonso Alfredo ' +
    'Álvaro Amadeo Anastasio Andrés Ángel Anselmo Antonio Ariel Armando Arnaldo Arturo Asier Augusto Aurelio ' +
    'Baltasar Bartolomé Basilio Bautista Benito Benjamín Bernardo Blas Borja Braulio Bruno Camilo Carlos Carmelo ' +
    'Cayetano César Christian Cipriano Claudio Clemente Cristian Cristóbal Damián Daniel Darío David Diego Domingo ' +
    'Edgar Edgardo Edmundo Eduardo Efraín Eladio Elías Eloy Emiliano Emilio Enrique Ernesto Esteban Eugenio Eusebio ' +
    'Evaristo Ezequiel Fabián Fabio Facundo Federico Felipe Félix Fermín Fernando Fidel Florencio Francisco Franco ' +
    'Froilán Gabriel Gael Gaspar Genaro Gerardo Germán Gilberto Gonzalo Gregorio Guillermo Gustavo Héctor Heriberto ' +
    'Hernán Hilario Horacio Hugo Humberto Ibai Ignacio Iker Iñaki Iñigo Isaac Isidro Ismael Iván Jacinto Jacobo ' +
    'Jaime Javier Jerónimo Jesús Joan Joaquín Joel Jordi Jorge José Josué Juan Juanito Julián Julio Justo Lautaro ' +
    'Leandro Leonardo Leonel Leopoldo Lisandro Lorenzo Lucas Luciano Luis Manolo Manuel Marc Marcelino Marcelo Marco ' +
    'Marcos Mariano Mario Martín Mateo Matías Mauricio Maximiliano Máximo Melchor Miguel Moisés Narciso Nelson ' +
    'Néstor Nicanor Nicolás Norberto Octavio Omar Orlando Óscar Osvaldo Pablo Paco Pascual Patricio Pedro Pepe Pío ' +
    'Plácido Rafael Raimundo Ramiro Ramón Raúl Reinaldo Renato Ricardo Roberto Rodolfo Rodrigo Rogelio Román Roque ' +
    'Rubén Salvador Samuel Sancho Santiago Santino Saúl Sebastián Sergio Severino Silvio Simón Teodoro Teófilo Tomás ' +
    'Ulises Unai Urbano Valentín Valeriano Vicente Víctor Vidal Virgilio Vladimir Walter Wilfredo Xabier Xavier ' +
    'Zacarías',
}
