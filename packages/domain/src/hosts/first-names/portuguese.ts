export const PORTUGUESE = {
  f:
    'Adelaide Adélia Adelina Adriana Águeda Albertina Alda Alexandra Alice Aline Alzira Amália Amanda Amélia Ana ' +
    'Anabela Andreia Andressa Ângela Angélica Anita Antónia Aparecida Arlete Armanda Augusta Aurora Bárbara Beatriz ' +
    'Belmira Benedita Berta Bianca Branca Brenda Bruna Cacilda Camila Cândida Carina Carla Carlota Carmen Carolina ' +
    'Cássia Catarina Cátia Cecília Celeste Célia Celina Clara Clarice Cláudia Conceição Constança Cristiana ' +
    'Cristiane Cristina Dalila Daniela Daniele Débora Deolinda Diana Dina Dolores Dora Dulce Edite Eduarda Elaine ' +
    'Eliana Eliane Elisa Elisabete Elisângela Elizabete Elsa Elvira Elza Ema Emília Érica Ermelinda Esmeralda ' +
    'Estefânia Estela Ester Etelvina Eugénia Eulália Eunice Eva Fabiana Fabíola Fátima Felismina Fernanda Filipa ' +
    'Filomena Flávia Flor Florbela Francisca Gabriela Georgina Geovana Giovana Gisela Gisele Glória Graça Graciete ' +
    'Graziela Helena Heloísa Henriqueta Hermínia Iara Ilda Inês Inocência Iolanda Irene Irina Íris Isabel Isabela ' +
    'Isadora Isaura Ivone Jaqueline Jéssica Joana Joaquina Josefa Josefina Judite Júlia Juliana Julieta Jussara Lara ' +
    'Larissa Laura Laurinda Leila Leonor Letícia Lia Lídia Lígia Liliana Liliane Lina Lorena Lourdes Luana Lúcia ' +
    'Luciana Lucília Lucinda Ludmila Luísa Luíza Lurdes Luzia Madalena Mafalda Magda Manuela Mara Márcia Margarida ' +
    'Maria Mariana Marília Marina Marisa Marlene Marta Martinha Matilde Mayara Mécia Mercedes Micaela Michele Milena ' +
    'Mirela Miriam Mónica Nádia Natacha Natália Natércia Nazaré Neide Neusa Noémia Nora Odete Odília Ofélia Olga ' +
    'Olinda Olívia Otília Palmira Paloma Patrícia Paula Pilar Poliana Priscila Quitéria Rafaela Raquel Rebeca Regina ' +
    'Renata Rita Roberta Rosa Rosália Rosana Rosângela Rosinda Rute Sabrina Salomé Samanta Sandra Sara Sílvia Simone ' +
    'Sofia Sónia Soraia Suelen Susana Suzana Talita Tânia Tatiana Telma Teodora Teresa Tereza Thaís Úrsula Valentina ' +
    'Valéria Valquíria Vanda Vanessa Vânia Vera Verónica Vicência Virgínia Vitória Viviane Zélia Zita Zulmira',
  m:
    'Abel Abílio Acácio Adalberto Adão Adelino Ademir Adérito Adriano Adrião Afonso Agostinho Aires Alberto Albino ' +
    'Alcides Aldo Alexandre Alfredo Almerindo Aloísio Altino Álvaro Amadeu Amândio Américo Amílcar Anacleto Anderson ' +
    'André Ângelo Anselmo Antero António Aristides Arlindo Armando Armindo Arnaldo Artur Augusto Aurélio Ayrton ' +
    'Baltasar Bartolomeu Basílio Belmiro Benedito Benjamim Bento Bernardino Bernardo Boaventura Brás Breno Bruno ' +
    'Caetano Caio Calisto Camilo Cândido Carlos Casimiro Cássio Celestino Celso César Cícero Cipriano Ciro Cláudio ' +
    'Cleiton Clemente Constantino Cosme Cristiano Cristóvão Custódio Damião Daniel Danilo Dário Davi David Delfim ' +
    'Deodato Dinis Diniz Diogo Dionísio Domingos Douglas Duarte Edgar Edmilson Edmundo Edson Eduardo Egídio Elias ' +
    'Élio Eliseu Emanuel Emídio Emílio Enrique Erasmo Ernesto Estêvão Eugénio Eurico Eusébio Evandro Evaristo ' +
    'Everton Ezequiel Fabiano Fábio Fabrício Faustino Feliciano Felipe Félix Ferdinando Fernando Fernão Fidélio ' +
    'Filipe Firmino Flávio Florêncio Floriano Francisco Frederico Gabriel Gaspar Geraldo Germano Gérson Gil Gilberto ' +
    'Gilmar Giovani Godofredo Gonçalo Graciano Gregório Guilherme Gustavo Heitor Hélder Hélio Henrique Herculano ' +
    'Hermano Higino Hilário Hipólito Horácio Hugo Humberto Ícaro Igor Inácio Ismael Israel Ivan Ivo Jacinto Jaime ' +
    'Jair Januário Jerónimo Jesus João Joaquim Joel Jonas Jorge José Josué Juliano Júlio Juvenal Kauã Ladislau Lauro ' +
    'Lázaro Leandro Leonardo Leonel Leopoldo Lino Lourenço Lucas Luciano Lúcio Luís Luiz Macário Manoel Manuel ' +
    'Marcelo Márcio Marco Marcos Mariano Mário Marlon Martim Martinho Mateus Matheus Matias Maurício Mauro Maximiano ' +
    'Maximiliano Máximo Miguel Milton Moisés Murilo Narciso Nataniel Nélio Nelson Nestor Nicolau Nilton Norberto ' +
    'Nuno Octávio Odair Olavo Orlando Óscar Osvaldo Otávio Otto Paulino Paulo Pedro Pio Plínio Quim Quintino Rafael ' +
    'Raimundo Ramiro Ramón Raul Reginaldo Reinaldo Renan Renato Ricardo Roberto Robson Rodolfo Rodrigo Rogério Romão ' +
    'Romeu Ronaldo Roque Rúben Rubens Rui Ruy Salomão Salvador Samuel Sancho Sandro Santiago Sebastião Serafim ' +
    'Sérgio Severino Sidónio Silvano Silvestre Sílvio Simão Tadeu Telmo Teodoro Teófilo Thiago Tiago Tomás Tomé Tony ' +
    'Ulisses Urbano Valdemar Valdir Valentim Valter Vasco Venâncio Vicente Víctor Vinícius Virgílio Viriato Vítor ' +
    'Vitorino Wagner Wallace Walter Washington Wellington Wesley Wilson Xavier Zacarias Zeca Zeferino',
}
