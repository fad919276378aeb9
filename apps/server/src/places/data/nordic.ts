import type { CountryPlaces } from './format.ts';

export const denmark: CountryPlaces = {
  'DK-84': [
    'Hovedstaden',
    'København 55.68 12.57, Frederiksberg 55.68 12.53, Helsingør 56.03 12.61, Hillerød 55.93 12.31, Hørsholm 55.88 12.50, Ballerup 55.73 12.36, Taastrup 55.65 12.30, Rønne 55.10 14.71, Frederikssund 55.84 12.07, Lyngby 55.77 12.50',
  ],
  'DK-82': [
    'Midtjylland',
    'Aarhus 56.16 10.20, Randers 56.46 10.04, Horsens 55.86 9.85, Silkeborg 56.17 9.55, Herning 56.14 8.97, Viborg 56.45 9.40, Holstebro 56.36 8.62, Skive 56.57 9.03, Ringkøbing 56.09 8.24, Grenaa 56.41 10.88, Skanderborg 56.04 9.93',
  ],
  'DK-81': [
    'Nordjylland',
    'Aalborg 57.05 9.92, Hjørring 57.46 9.98, Frederikshavn 57.44 10.54, Thisted 56.96 8.69, Hobro 56.64 9.79, Brønderslev 57.27 9.94, Nykøbing Mors 56.79 8.86, Skagen 57.72 10.58, Aars 56.80 9.51',
  ],
  'DK-85': [
    'Sjælland',
    'Roskilde 55.64 12.08, Næstved 55.23 11.76, Køge 55.46 12.18, Slagelse 55.40 11.35, Holbæk 55.72 11.71, Ringsted 55.44 11.79, Kalundborg 55.68 11.09, Nykøbing Falster 54.77 11.87, Vordingborg 55.01 11.91, Nakskov 54.83 11.14',
  ],
  'DK-83': [
    'Syddanmark',
    'Odense 55.40 10.39, Esbjerg 55.48 8.45, Kolding 55.49 9.47, Vejle 55.71 9.54, Fredericia 55.57 9.75, Sønderborg 54.91 9.79, Svendborg 55.06 10.61, Haderslev 55.25 9.49, Aabenraa 55.04 9.42, Tønder 54.93 8.86, Nyborg 55.31 10.79, Varde 55.62 8.48',
  ],
};

export const norway: CountryPlaces = {
  'NO-03': ['Oslo', 'Oslo 59.91 10.75'],
  'NO-11': [
    'Rogaland',
    'Stavanger 58.97 5.73, Sandnes 58.85 5.74, Haugesund 59.41 5.27, Bryne 58.73 5.65, Egersund 58.45 6.00',
  ],
  'NO-15': ['Møre og Romsdal', 'Ålesund 62.47 6.15, Molde 62.74 7.16, Kristiansund 63.11 7.73, Ørsta 62.20 6.13'],
  'NO-18': [
    'Nordland',
    'Bodø 67.28 14.40, Mo i Rana 66.31 14.14, Narvik 68.44 17.43, Mosjøen 65.84 13.19, Svolvær 68.23 14.57, Sortland 68.69 15.41',
  ],
  'NO-31': ['Østfold', 'Fredrikstad 59.22 10.93, Sarpsborg 59.28 11.11, Moss 59.43 10.66, Halden 59.12 11.39'],
  'NO-32': [
    'Akershus',
    'Lillestrøm 59.96 11.05, Sandvika 59.89 10.53, Ski 59.72 10.84, Jessheim 60.14 11.18, Drøbak 59.66 10.63',
  ],
  'NO-33': ['Buskerud', 'Drammen 59.74 10.20, Kongsberg 59.67 9.65, Hønefoss 60.17 10.26, Gol 60.70 8.94'],
  'NO-34': [
    'Innlandet',
    'Hamar 60.79 11.07, Lillehammer 61.12 10.47, Gjøvik 60.80 10.69, Elverum 60.88 11.56, Kongsvinger 60.19 12.00, Otta 61.77 9.54',
  ],
  'NO-39': ['Vestfold', 'Tønsberg 59.27 10.41, Sandefjord 59.13 10.22, Larvik 59.05 10.03, Horten 59.42 10.48'],
  'NO-40': ['Telemark', 'Skien 59.21 9.61, Porsgrunn 59.14 9.66, Notodden 59.56 9.26, Kragerø 58.87 9.41'],
  'NO-42': [
    'Agder',
    'Kristiansand 58.15 8.00, Arendal 58.46 8.77, Grimstad 58.34 8.59, Mandal 58.03 7.45, Farsund 58.09 6.80',
  ],
  'NO-46': [
    'Vestland',
    'Bergen 60.39 5.32, Førde 61.45 5.86, Leirvik 59.78 5.50, Florø 61.60 5.03, Voss 60.63 6.42, Odda 60.07 6.55, Sogndal 61.23 7.10',
  ],
  'NO-50': [
    'Trøndelag',
    'Trondheim 63.43 10.40, Steinkjer 64.01 11.50, Stjørdal 63.47 10.92, Levanger 63.75 11.30, Namsos 64.47 11.50, Orkanger 63.31 9.85, Røros 62.57 11.38',
  ],
  'NO-55': ['Troms', 'Tromsø 69.65 18.96, Harstad 68.80 16.54, Finnsnes 69.23 17.98'],
  'NO-56': ['Finnmark', 'Alta 69.97 23.27, Hammerfest 70.66 23.68, Kirkenes 69.73 30.05, Vadsø 70.07 29.75'],
};

export const sweden: CountryPlaces = {
  'SE-AB': [
    'Stockholm',
    'Stockholm 59.33 18.07, Södertälje 59.20 17.63, Täby 59.44 18.07, Nacka 59.31 18.16, Norrtälje 59.76 18.70, Nynäshamn 58.90 17.95',
  ],
  'SE-AC': ['Västerbotten', 'Umeå 63.83 20.26, Skellefteå 64.75 20.95, Lycksele 64.60 18.67'],
  'SE-BD': [
    'Norrbotten',
    'Luleå 65.58 22.15, Kiruna 67.86 20.23, Piteå 65.32 21.48, Boden 65.83 21.69, Gällivare 67.13 20.66',
  ],
  'SE-C': ['Uppsala', 'Uppsala 59.86 17.64, Enköping 59.64 17.08, Tierp 60.34 17.52'],
  'SE-D': [
    'Södermanland',
    'Eskilstuna 59.37 16.51, Nyköping 58.75 17.01, Katrineholm 59.00 16.21, Strängnäs 59.38 17.03',
  ],
  'SE-E': ['Östergötland', 'Linköping 58.41 15.62, Norrköping 58.59 16.18, Motala 58.54 15.04'],
  'SE-F': ['Jönköping', 'Jönköping 57.78 14.16, Värnamo 57.19 14.04, Nässjö 57.65 14.70'],
  'SE-G': ['Kronoberg', 'Växjö 56.88 14.81, Ljungby 56.83 13.94'],
  'SE-H': ['Kalmar', 'Kalmar 56.66 16.36, Västervik 57.76 16.64, Oskarshamn 57.26 16.45'],
  'SE-I': ['Gotland', 'Visby 57.63 18.31'],
  'SE-K': ['Blekinge', 'Karlskrona 56.16 15.59, Karlshamn 56.17 14.86'],
  'SE-M': [
    'Skåne',
    'Malmö 55.61 13.00, Helsingborg 56.05 12.69, Lund 55.70 13.19, Kristianstad 56.03 14.16, Landskrona 55.87 12.83, Trelleborg 55.38 13.16, Ystad 55.43 13.82, Hässleholm 56.16 13.77',
  ],
  'SE-N': ['Halland', 'Halmstad 56.67 12.86, Varberg 57.11 12.25, Falkenberg 56.91 12.49, Kungsbacka 57.49 12.08'],
  'SE-O': [
    'Västra Götaland',
    'Göteborg 57.71 11.97, Borås 57.72 12.94, Trollhättan 58.28 12.29, Skövde 58.39 13.85, Uddevalla 58.35 11.94, Lidköping 58.51 13.16, Alingsås 57.93 12.53',
  ],
  'SE-S': ['Värmland', 'Karlstad 59.38 13.50, Kristinehamn 59.31 14.11, Arvika 59.65 12.59'],
  'SE-T': ['Örebro', 'Örebro 59.27 15.21, Karlskoga 59.33 14.52, Lindesberg 59.59 15.23'],
  'SE-U': ['Västmanland', 'Västerås 59.61 16.55, Köping 59.51 15.99, Sala 59.92 16.61'],
  'SE-W': ['Dalarna', 'Falun 60.61 15.63, Borlänge 60.49 15.44, Mora 61.01 14.54, Ludvika 60.15 15.19'],
  'SE-X': ['Gävleborg', 'Gävle 60.67 17.14, Sandviken 60.62 16.78, Hudiksvall 61.73 17.11, Bollnäs 61.35 16.39'],
  'SE-Y': ['Västernorrland', 'Sundsvall 62.39 17.31, Örnsköldsvik 63.29 18.72, Härnösand 62.63 17.94'],
  'SE-Z': ['Jämtland', 'Östersund 63.18 14.64, Sveg 62.03 14.36'],
};

export const finland: CountryPlaces = {
  'FI-01': ['Ahvenanmaa', 'Maarianhamina 60.10 19.94'],
  'FI-02': ['Etelä-Karjala', 'Lappeenranta 61.06 28.19, Imatra 61.17 28.77'],
  'FI-03': ['Etelä-Pohjanmaa', 'Seinäjoki 62.79 22.84, Kauhajoki 62.42 22.18, Lapua 62.97 23.01'],
  'FI-04': ['Etelä-Savo', 'Mikkeli 61.69 27.27, Savonlinna 61.87 28.88, Pieksämäki 62.30 27.13'],
  'FI-05': ['Kainuu', 'Kajaani 64.23 27.73, Kuhmo 64.13 29.52'],
  'FI-06': ['Kanta-Häme', 'Hämeenlinna 61.00 24.46, Riihimäki 60.74 24.78, Forssa 60.81 23.62'],
  'FI-07': ['Keski-Pohjanmaa', 'Kokkola 63.84 23.13'],
  'FI-08': ['Keski-Suomi', 'Jyväskylä 62.24 25.75, Äänekoski 62.60 25.73, Jämsä 61.86 25.19'],
  'FI-09': ['Kymenlaakso', 'Kouvola 60.87 26.70, Kotka 60.47 26.95, Hamina 60.57 27.20'],
  'FI-10': ['Lappi', 'Rovaniemi 66.50 25.73, Kemi 65.74 24.56, Tornio 65.85 24.15, Sodankylä 67.42 26.59'],
  'FI-11': ['Pirkanmaa', 'Tampere 61.50 23.76, Nokia 61.48 23.51, Valkeakoski 61.26 24.03, Sastamala 61.34 22.91'],
  'FI-12': ['Pohjanmaa', 'Vaasa 63.10 21.62, Pietarsaari 63.67 22.70, Närpiö 62.47 21.34'],
  'FI-13': ['Pohjois-Karjala', 'Joensuu 62.60 29.76, Lieksa 63.32 30.02, Kitee 62.10 30.14'],
  'FI-14': ['Pohjois-Pohjanmaa', 'Oulu 65.01 25.47, Raahe 64.68 24.48, Kuusamo 65.96 29.19, Ylivieska 64.07 24.54'],
  'FI-15': ['Pohjois-Savo', 'Kuopio 62.89 27.68, Varkaus 62.32 27.87, Iisalmi 63.56 27.19'],
  'FI-16': ['Päijät-Häme', 'Lahti 60.98 25.66, Heinola 61.20 26.03'],
  'FI-17': ['Satakunta', 'Pori 61.49 21.80, Rauma 61.13 21.51, Kankaanpää 61.80 22.40'],
  'FI-18': [
    'Uusimaa',
    'Helsinki 60.17 24.94, Espoo 60.21 24.66, Vantaa 60.29 25.04, Porvoo 60.39 25.66, Hyvinkää 60.63 24.86, Lohja 60.25 24.07, Järvenpää 60.47 25.09, Raasepori 59.97 23.44',
  ],
  'FI-19': ['Varsinais-Suomi', 'Turku 60.45 22.27, Salo 60.38 23.13, Uusikaupunki 60.80 21.41, Loimaa 60.85 23.06'],
};
