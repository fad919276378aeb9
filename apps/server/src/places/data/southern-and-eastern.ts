import type { CountryPlaces } from './format.ts';

export const italy: CountryPlaces = {
  'IT-65': ['Abruzzo', 'Pescara 42.46 14.21, L’Aquila 42.35 13.40, Chieti 42.35 14.17, Teramo 42.66 13.70'],
  'IT-77': ['Basilicata', 'Potenza 40.64 15.80, Matera 40.67 16.60'],
  'IT-78': ['Calabria', 'Reggio Calabria 38.11 15.65, Catanzaro 38.91 16.59, Cosenza 39.30 16.25, Crotone 39.08 17.12'],
  'IT-72': [
    'Campania',
    'Napoli 40.85 14.27, Salerno 40.68 14.77, Caserta 41.07 14.33, Benevento 41.13 14.78, Avellino 40.91 14.79',
  ],
  'IT-45': [
    'Emilia-Romagna',
    'Bologna 44.49 11.34, Modena 44.65 10.93, Parma 44.80 10.33, Reggio Emilia 44.70 10.63, Ravenna 44.42 12.20, Rimini 44.06 12.57, Ferrara 44.84 11.62, Piacenza 45.05 9.70, Forlì 44.22 12.04',
  ],
  'IT-36': [
    'Friuli-Venezia Giulia',
    'Trieste 45.65 13.77, Udine 46.06 13.24, Pordenone 45.96 12.66, Gorizia 45.94 13.62',
  ],
  'IT-62': [
    'Lazio',
    'Roma 41.90 12.50, Latina 41.47 12.90, Viterbo 42.42 12.11, Frosinone 41.64 13.35, Rieti 42.40 12.86, Civitavecchia 42.09 11.80',
  ],
  'IT-42': ['Liguria', 'Genova 44.41 8.93, La Spezia 44.10 9.82, Savona 44.31 8.48, Sanremo 43.82 7.78'],
  'IT-25': [
    'Lombardia',
    'Milano 45.46 9.19, Brescia 45.54 10.22, Bergamo 45.70 9.67, Monza 45.58 9.27, Como 45.81 9.08, Varese 45.82 8.83, Pavia 45.19 9.16, Cremona 45.13 10.02, Mantova 45.16 10.79, Lecco 45.86 9.39',
  ],
  'IT-57': ['Marche', 'Ancona 43.62 13.52, Pesaro 43.91 12.91, Macerata 43.30 13.45, Ascoli Piceno 42.85 13.58'],
  'IT-67': ['Molise', 'Campobasso 41.56 14.66, Termoli 42.00 14.99'],
  'IT-21': [
    'Piemonte',
    'Torino 45.07 7.69, Novara 45.45 8.62, Alessandria 44.91 8.61, Asti 44.90 8.21, Cuneo 44.39 7.55, Biella 45.57 8.05, Vercelli 45.32 8.42',
  ],
  'IT-75': [
    'Puglia',
    'Bari 41.12 16.87, Taranto 40.47 17.24, Foggia 41.46 15.54, Lecce 40.35 18.17, Brindisi 40.63 17.94, Barletta 41.32 16.28',
  ],
  'IT-88': [
    'Sardegna',
    'Cagliari 39.22 9.12, Sassari 40.73 8.56, Olbia 40.92 9.50, Nuoro 40.32 9.33, Oristano 39.90 8.59',
  ],
  'IT-82': [
    'Sicilia',
    'Palermo 38.12 13.36, Catania 37.50 15.09, Messina 38.19 15.55, Siracusa 37.08 15.29, Ragusa 36.93 14.73, Trapani 38.02 12.51, Agrigento 37.31 13.58',
  ],
  'IT-52': [
    'Toscana',
    'Firenze 43.77 11.26, Prato 43.88 11.10, Livorno 43.55 10.31, Pisa 43.72 10.40, Arezzo 43.46 11.88, Siena 43.32 11.33, Lucca 43.84 10.50, Grosseto 42.76 11.11, Pistoia 43.93 10.92',
  ],
  'IT-32': ['Trentino-Alto Adige', 'Trento 46.07 11.12, Bolzano 46.50 11.35, Merano 46.67 11.16, Rovereto 45.89 11.04'],
  'IT-55': ['Umbria', 'Perugia 43.11 12.39, Terni 42.56 12.64, Foligno 42.96 12.70'],
  'IT-23': ['Valle d’Aosta', 'Aosta 45.74 7.32'],
  'IT-34': [
    'Veneto',
    'Venezia 45.44 12.32, Verona 45.44 10.99, Padova 45.41 11.88, Vicenza 45.55 11.54, Treviso 45.67 12.24, Rovigo 45.07 11.79, Belluno 46.14 12.22',
  ],
};

export const spain: CountryPlaces = {
  'ES-AN': [
    'Andalucía',
    'Sevilla 37.39 -5.98, Málaga 36.72 -4.42, Córdoba 37.89 -4.78, Granada 37.18 -3.60, Almería 36.84 -2.46, Cádiz 36.53 -6.29, Jerez de la Frontera 36.69 -6.14, Huelva 37.26 -6.95, Jaén 37.77 -3.79, Marbella 36.51 -4.88, Algeciras 36.13 -5.45',
  ],
  'ES-AR': ['Aragón', 'Zaragoza 41.65 -0.89, Huesca 42.14 -0.41, Teruel 40.34 -1.11'],
  'ES-AS': ['Asturias', 'Oviedo 43.36 -5.85, Gijón 43.54 -5.66, Avilés 43.56 -5.92'],
  'ES-IB': ['Illes Balears', 'Palma 39.57 2.65, Eivissa 38.91 1.43, Maó 39.89 4.26, Manacor 39.57 3.21'],
  'ES-CN': [
    'Canarias',
    'Las Palmas de Gran Canaria 28.12 -15.43, Santa Cruz de Tenerife 28.46 -16.25, Arrecife 28.96 -13.55, Puerto del Rosario 28.50 -13.86, Arona 28.10 -16.68',
  ],
  'ES-CB': ['Cantabria', 'Santander 43.46 -3.80, Torrelavega 43.35 -4.05'],
  'ES-CL': [
    'Castilla y León',
    'Valladolid 41.65 -4.72, Burgos 42.34 -3.70, Salamanca 40.97 -5.66, León 42.60 -5.57, Palencia 42.01 -4.53, Zamora 41.50 -5.74, Ávila 40.66 -4.70, Segovia 40.95 -4.12, Soria 41.76 -2.46',
  ],
  'ES-CM': [
    'Castilla-La Mancha',
    'Albacete 38.99 -1.86, Toledo 39.86 -4.02, Ciudad Real 38.99 -3.93, Guadalajara 40.63 -3.17, Cuenca 40.07 -2.14, Talavera de la Reina 39.96 -4.83',
  ],
  'ES-CT': [
    'Catalunya',
    'Barcelona 41.39 2.17, Badalona 41.45 2.25, Terrassa 41.56 2.01, Sabadell 41.55 2.11, Lleida 41.62 0.62, Tarragona 41.12 1.25, Girona 41.98 2.82, Mataró 41.54 2.44, Reus 41.16 1.11, Manresa 41.73 1.83',
  ],
  'ES-EX': ['Extremadura', 'Badajoz 38.88 -6.97, Cáceres 39.48 -6.37, Mérida 38.92 -6.34'],
  'ES-GA': [
    'Galicia',
    'Vigo 42.24 -8.72, A Coruña 43.37 -8.40, Ourense 42.34 -7.86, Lugo 43.01 -7.56, Santiago de Compostela 42.88 -8.54, Pontevedra 42.43 -8.64',
  ],
  'ES-RI': ['La Rioja', 'Logroño 42.47 -2.45, Calahorra 42.30 -1.96'],
  'ES-MD': [
    'Comunidad de Madrid',
    'Madrid 40.42 -3.70, Móstoles 40.32 -3.87, Alcalá de Henares 40.48 -3.36, Getafe 40.31 -3.73, Alcobendas 40.54 -3.64, Aranjuez 40.03 -3.60',
  ],
  'ES-MC': ['Región de Murcia', 'Murcia 37.98 -1.13, Cartagena 37.61 -0.99, Lorca 37.67 -1.70'],
  'ES-NC': ['Navarra', 'Pamplona 42.81 -1.64, Tudela 42.06 -1.61'],
  'ES-PV': ['Euskadi', 'Bilbao 43.26 -2.93, Vitoria-Gasteiz 42.85 -2.67, Donostia 43.32 -1.98, Barakaldo 43.30 -2.99'],
  'ES-VC': [
    'Comunitat Valenciana',
    'València 39.47 -0.38, Alicante 38.35 -0.48, Elche 38.27 -0.70, Castelló de la Plana 39.99 -0.04, Torrevieja 37.98 -0.68, Gandia 38.97 -0.18, Benidorm 38.54 -0.13, Alcoi 38.70 -0.47',
  ],
};

export const poland: CountryPlaces = {
  'PL-02': [
    'Dolnośląskie',
    'Wrocław 51.11 17.04, Wałbrzych 50.77 16.28, Legnica 51.21 16.16, Jelenia Góra 50.90 15.73, Lubin 51.40 16.20, Głogów 51.66 16.08',
  ],
  'PL-04': [
    'Kujawsko-pomorskie',
    'Bydgoszcz 53.12 18.01, Toruń 53.01 18.60, Włocławek 52.65 19.07, Grudziądz 53.48 18.75, Inowrocław 52.80 18.26',
  ],
  'PL-06': [
    'Lubelskie',
    'Lublin 51.25 22.57, Zamość 50.72 23.25, Chełm 51.14 23.47, Biała Podlaska 52.03 23.12, Puławy 51.42 21.97',
  ],
  'PL-08': [
    'Lubuskie',
    'Zielona Góra 51.94 15.51, Gorzów Wielkopolski 52.73 15.24, Nowa Sól 51.80 15.72, Żary 51.64 15.14',
  ],
  'PL-10': [
    'Łódzkie',
    'Łódź 51.76 19.46, Piotrków Trybunalski 51.41 19.70, Pabianice 51.66 19.35, Tomaszów Mazowiecki 51.53 20.01, Bełchatów 51.37 19.36, Skierniewice 51.95 20.16',
  ],
  'PL-12': [
    'Małopolskie',
    'Kraków 50.06 19.94, Tarnów 50.01 20.99, Nowy Sącz 49.62 20.70, Oświęcim 50.03 19.24, Zakopane 49.30 19.95, Chrzanów 50.14 19.40',
  ],
  'PL-14': [
    'Mazowieckie',
    'Warszawa 52.23 21.01, Radom 51.40 21.15, Płock 52.55 19.71, Siedlce 52.17 22.29, Pruszków 52.17 20.81, Ostrołęka 53.09 21.57, Ciechanów 52.88 20.62',
  ],
  'PL-16': ['Opolskie', 'Opole 50.67 17.92, Kędzierzyn-Koźle 50.35 18.21, Nysa 50.47 17.33, Brzeg 50.86 17.47'],
  'PL-18': [
    'Podkarpackie',
    'Rzeszów 50.04 22.00, Przemyśl 49.78 22.77, Stalowa Wola 50.58 22.05, Mielec 50.29 21.42, Krosno 49.69 21.77',
  ],
  'PL-20': ['Podlaskie', 'Białystok 53.13 23.16, Suwałki 54.11 22.93, Łomża 53.18 22.06, Augustów 53.84 22.98'],
  'PL-22': [
    'Pomorskie',
    'Gdańsk 54.35 18.65, Gdynia 54.52 18.53, Sopot 54.44 18.56, Słupsk 54.46 17.03, Tczew 54.09 18.80, Starogard Gdański 53.97 18.53',
  ],
  'PL-24': [
    'Śląskie',
    'Katowice 50.26 19.02, Częstochowa 50.81 19.12, Sosnowiec 50.29 19.10, Gliwice 50.29 18.67, Zabrze 50.32 18.79, Bielsko-Biała 49.82 19.04, Bytom 50.35 18.92, Rybnik 50.10 18.54, Tychy 50.12 18.99',
  ],
  'PL-26': [
    'Świętokrzyskie',
    'Kielce 50.87 20.63, Ostrowiec Świętokrzyski 50.93 21.39, Starachowice 51.04 21.07, Sandomierz 50.68 21.75',
  ],
  'PL-28': [
    'Warmińsko-mazurskie',
    'Olsztyn 53.78 20.49, Elbląg 54.16 19.40, Ełk 53.83 22.36, Iława 53.60 19.57, Giżycko 54.04 21.76',
  ],
  'PL-30': [
    'Wielkopolskie',
    'Poznań 52.41 16.93, Kalisz 51.76 18.09, Konin 52.22 18.25, Piła 53.15 16.74, Gniezno 52.53 17.60, Leszno 51.84 16.57, Ostrów Wielkopolski 51.65 17.81',
  ],
  'PL-32': [
    'Zachodniopomorskie',
    'Szczecin 53.43 14.55, Koszalin 54.19 16.18, Kołobrzeg 54.18 15.58, Stargard 53.34 15.05, Świnoujście 53.91 14.25',
  ],
};
