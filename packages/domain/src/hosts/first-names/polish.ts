/** Women's names that end in -a are known by a rule; here stand the others. */
export const POLISH = {
  f:
    'Abigail Beatrycze Betty Carmen Doris Esterka Ines Inez Ingeborg Iris Izabel Jessica Karmen Lili Mary Mercedes ' +
    'Mimi Miriam Nel Nelly Nicole Noemi Penelopa Rut Ruth Salome Zoe',
  m:
    'Adam Adrian Albert Aleks Aleksander Aleksy Alfred Alojzy Ambroży Anatol Andrzej Antek Antoni Apolinary ' +
    'Arkadiusz Artur August Augustyn Barnaba Bartek Bartłomiej Bartosz Benedykt Beniamin Bernard Błażej Bogdan ' +
    'Bogumił Bogusław Bohdan Bolesław Bonawentura Bonifacy Borys Bronisław Brunon Cezary Cyprian Cyryl Czesław ' +
    'Damian Daniel Darek Dariusz Dawid Dionizy Dominik Donat Edmund Edward Emil Emilian Ernest Eryk Eugeniusz Fabian ' +
    'Feliks Ferdynand Filip Florian Franciszek Franek Fryderyk Gabriel Gerard Gracjan Grzegorz Grzesiek Gustaw ' +
    'Heniek Henryk Hieronim Hilary Hipolit Horacy Hubert Hugo Idzi Ignacy Igor Ireneusz Iwo Jacek Jakub Jan Janek ' +
    'Janusz Jarek Jarema Jarosław Jędrzej Jeremi Jerzy Joachim Józef Józek Julek Julian Juliusz Jurek Kacper Kajetan ' +
    'Kamil Karol Kazik Kazimierz Klaudiusz Klemens Konrad Konstanty Kordian Kornel Korneliusz Kosma Kryspin Krystian ' +
    'Krzysiek Krzysztof Kuba Lech Leon Leonard Leopold Lesław Leszek Lubomir Lucjan Ludwik Łukasz Maciej Maciek ' +
    'Makary Maks Maksymilian Marcel Marceli Marcin Marek Marian Mariusz Mateusz Maurycy Michał Mieczysław Mieszko ' +
    'Mietek Mikołaj Miłosz Mirek Miron Mirosław Nataniel Nikodem Norbert Olaf Olgierd Oliwier Oskar Otto Patryk ' +
    'Paweł Piotr Piotrek Przemek Przemysław Radek Radosław Rafał Remigiusz Robert Roch Roland Roman Romek Romuald ' +
    'Rysiek Ryszard Sambor Samuel Sasza Sebastian Seweryn Sławek Sławomir Stanisław Staszek Stefan Sylwester ' +
    'Szczepan Szczęsny Szymon Tadek Tadeusz Teodor Teofil Tobiasz Tomasz Tomek Tymon Tymoteusz Tytus Urban Wacław ' +
    'Waldek Waldemar Walenty Walerian Walery Walter Wawrzyniec Wiesiek Wiesław Wiktor Wilhelm Wincenty Wit Witek ' +
    'Witold Władek Władysław Włodek Włodzimierz Wojciech Wojtek Zbigniew Zbyszek Zbyszko Zdzisław Zenon Ziemowit ' +
    'Zygmunt',
}
