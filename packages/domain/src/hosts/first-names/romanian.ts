export const ROMANIAN = {
  f:
    'Ada Adela Adelina Adina Adriana Agata Alexandra Alexia Alida Alina Amalia Amelia Ana Anamaria Anastasia Anca ' +
    'Anda Andra Andrada Andreea Aneta Angela Anghelina Anica Anișoara Anita Antoaneta Antonia Anuța Arina Aura ' +
    'Aurelia Aurora Beatrice Bianca Brândușa Călina Camelia Carina Carla Carmen Casandra Cătălina Catinca Catrinel ' +
    'Cecilia Celestina Cezara Clara Claudia Codruța Constanța Corina Cornelia Cosmina Crina Cristiana Cristina Dalia ' +
    'Dana Daniela Daria Delia Demetra Denisa Despina Diana Doina Domnica Dora Doriana Dorina Dorothea Draga Dumitra ' +
    'Ecaterina Elena Eleonora Elisa Elisabeta Eliza Elvira Emanuela Emilia Erica Estera Eugenia Eva Evelina Fabiana ' +
    'Felicia Filofteia Floare Floarea Flora Florentina Florica Florina Frusina Gabriela Georgeta Georgiana Gherghina ' +
    'Gina Giulia Gloria Grațiela Haralambia Helga Henrieta Hortensia Iasmina Ilaria Ileana Ilinca Ilona Ina Ioana ' +
    'Iolanda Iona Irina Iris Isabela Iulia Iuliana Iustina Izabela Jana Janeta Jeni Julia Lăcrămioara Larisa Laura ' +
    'Laurentia Lavinia Leana Lenuța Leontina Letiția Lia Lidia Ligia Lili Liliana Lioara Livia Loredana Lorelei ' +
    'Lorena Luana Lucia Luciana Lucica Lucreția Ludmila Ludovica Luiza Luminița Mădălina Magda Magdalena Maia Malina ' +
    'Manuela Mara Marcela Margareta Maria Mariana Marica Marieta Marilena Marina Marinela Marioara Măriuca Marta ' +
    'Matilda Maura Medeea Melania Melisa Mihaela Milena Minodora Mioara Mirabela Mirela Miruna Mona Monica Nadia ' +
    'Narcisa Natalia Natașa Nicoleta Niculina Nina Nora Oana Octavia Ofelia Olga Olimpia Olivia Otilia Ozana Pamela ' +
    'Patricia Paula Paulina Petronela Petruța Profira Rada Rafila Raluca Ramona Rebeca Regina Renata Rita Roberta ' +
    'Rodica Romanița Romina Roxana Roza Rozalia Ruxandra Sabina Sabrina Safta Sanda Sandra Sara Saveta Silvana ' +
    'Silvia Simina Simona Smaranda Sofia Sonia Sorana Sorina Speranța Stana Stanca Ștefana Ștefania Stela Steliana ' +
    'Suzana Svetlana Tamara Tania Tatiana Teodora Teodosia Teona Tereza Tiberia Timea Tinca Tudora Valentina Valeria ' +
    'Vanesa Varvara Vera Veronica Veta Victoria Viola Violeta Viorica Virginia Viviana Vlăduța Voichița Xenia ' +
    'Zamfira Zina Zoe',
  m:
    'Achim Adam Adelin Adi Adrian Albert Alex Alexandru Alin Amedeu Amza Anatolie Andrei Andrian Angel Anghel Antim ' +
    'Anton Antonie Antoniu Arian Aristide Arsenie Augustin Aurel Aurelian Avram Axinte Bănel Barbu Bartolomeu ' +
    'Basarab Beniamin Benone Bernard Bogdan Brăduț Bucur Caius Călin Camil Cantemir Carol Casian Cătălin Cazimir ' +
    'Cezar Cicerone Ciprian Claudiu Codin Codrin Codruț Constantin Cornel Corneliu Corvin Cosmin Costache Costel ' +
    'Costin Crin Cristian Cristinel Cristobal Cristofor Dacian Damian Dan Daniel Darius David Decebal Denis Dinu ' +
    'Dominic Dorel Dorian Dorin Dorinel Doru Dragoș Ducu Dumitru Edgar Edmond Eduard Eftimie Emanoil Emanuel Emanuil ' +
    'Emil Emilian Eremia Eric Ernest Eugen Eusebiu Eustațiu Fabian Felix Filip Fiodor Flaviu Florentin Florian ' +
    'Florin Francisc Gabriel Gelu George Georgel Ghenadie Gheorghe Gheorghiță Gică Gigel Giorgian Grațian Grigore ' +
    'Grigoriu Haralamb Horațiu Horea Horia Iacob Iancu Ianis Ieremia Ilarie Ilarion Ilie Inocențiu Ioan Ion Ionel ' +
    'Ionuț Iosif Irinel Iulian Iuliu Iurie Iustin Iustinian Ivan Jan Jean Jenel Ladislau Lascăr Laurențiu Laurian ' +
    'Lazăr Leonard Leonid Leontin Liviu Lorin Luca Lucian Lucrețiu Ludovic Mădălin Manole Marcel Marcu Marian Marin ' +
    'Marinel Marius Martin Matei Maxim Maximilian Mihai Mihail Mihnea Mircea Miron Mitică Mitruț Mugur Mugurel Nae ' +
    'Narcis Nechifor Nelu Nicodim Nicolae Nicolaie Nicu Nicușor Norbert Norman Octav Octavian Octaviu Olimpian ' +
    'Olimpiu Oliviu Ovidiu Pamfil Panait Pătru Paul Pavel Petre Petrică Petrișor Petru Petruț Pompiliu Radu Răducu ' +
    'Rafael Rareș Raul Răzvan Relu Remus Robert Roland Romeo Romulus Sabin Samuil Sandu Sebastian Septimiu Serafim ' +
    'Sergiu Sever Severin Silvian Silviu Simi Simion Sorin Sorinel Stan Stancu Ștefan Stelian Sterian Teodor Teofil ' +
    'Teohari Theodor Tiberiu Tiberius Timotei Titus Todor Toma Traian Tudor Valentin Valeriu Valter Vasile Veniamin ' +
    'Vicențiu Victor Vincențiu Viorel Virgil Visarion Vlad Vladimir Vlaicu Voicu Zaharia Zamfir Zeno',
}
