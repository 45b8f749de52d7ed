/** Women's names that end in -a are known by a rule; here stand the others. */
export const POLISH = {
  f:
    'Abigail Beatrycze Betty Carmen Doris Esterka Ines Inez Ingeborg Iris Izabel Jessica Karmen Lili Mary Mercedes ' +
    'Mimi Miriam Nel Nelly Nicole Noemi Penelopa Rut Ruth Salome Zoe',
  m:
    'Adam Adrian Akira Albert Aleks Aleksander Aleksy Alfred Alojzy Alosza Ambroży Anatol Andrzej Antek Antoni ' +
    'Apolinary Arkadiusz Artur Attila August Augustyn Barnaba Bartek Bartłomiej Bartosz Benedykt Beniamin Bernard ' +
    'Błażej Bogdan Bogumił Bogusław Bohdan Bolesław Bonawentura Bonifacy Borys Bronisław Brunon Cezary Cyprian Cyryl ' +
    'Czesław Damian Daniel Darek Dariusz Dawid Dionizy Dominik Donat Dyzma Edmund Edward Emil Emilian Ernest Eryk ' +
    'Eugeniusz Ezdra Ezra Fabian Feliks Ferdynand Filip Florian Franciszek Franek Fryderyk Gabriel Gerard Geza ' +
    'Gracjan Grisza Grzegorz Grzesiek Gustaw Heniek Henryk Hieronim Hilary Hipolit Horacy Hubert Hugo Idzi Ignacy ' +
    'Igor Ilia Ilja Ireneusz Issa Iwo Jacek Jaksa Jakub Jan Janek Janusz Jarek Jarema Jarosław Jeremi Jerzy Jędrzej ' +
    'Joachim Józef Józek Juda Julek Julian Juliusz Jurek Kacper Kajetan Kamil Karol Kazik Kazimierz Klaudiusz Klemens ' +
    'Konrad Konstanty Kordian Kornel Korneliusz Kosma Kostia Kryspin Krystian Krzysiek Krzysztof Kuba Kuźma Lech Leon ' +
    'Leonard Leopold Lesław Leszek Lubomir Lucjan Ludwik Luka Łukasz Maciej Maciek Makary Maks Maksymilian Marcel ' +
    'Marceli Marcin Marek Marian Mariusz Mateusz Maurycy Micha Michał Mieczysław Mieszko Mietek Mikołaj Miłosz Mirek ' +
    'Miron Mirosław Mirza Misza Mitia Musa Mustafa Nataniel Nikita Nikodem Norbert Olaf Olgierd Oliwier Oskar Otto ' +
    'Patryk Paweł Piotr Piotrek Przemek Przemysław Radek Radosław Rafał Remigiusz Robert Roch Roland Roman Romek ' +
    'Romuald Rysiek Ryszard Sambor Samuel Sasza Seba Sebastian Seweryn Sławek Sławomir Stanisław Staszek Stefan ' +
    'Sylwester Szczepan Szczęsny Szymon Tadek Tadeusz Teodor Teofil Tobiasz Tomasz Tomek Tymon Tymoteusz Tytus Urban ' +
    'Wacław Waldek Waldemar Walenty Walerian Walery Walter Wawrzyniec Wiesiek Wiesław Wiktor Wilhelm Wincenty Wit ' +
    'Witek Witold Władek Władysław Włodek Włodzimierz Wojciech Wojtek Zakaria Zawisza Zbigniew Zbyszek Zbyszko ' +
    'Zdzisław Zenon Ziemowit Zygmunt',
}
