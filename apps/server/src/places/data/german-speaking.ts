import type { CountryPlaces } from './format.ts';

export const germany: CountryPlaces = {
  'DE-BW': [
    'Baden-Württemberg',
    'Stuttgart 48.78 9.18, Karlsruhe 49.01 8.40, Mannheim 49.49 8.47, Freiburg 48.00 7.85, Heidelberg 49.41 8.69, Ulm 48.40 9.99, Heilbronn 49.14 9.22, Pforzheim 48.89 8.70, Reutlingen 48.49 9.20, Konstanz 47.66 9.18, Villingen-Schwenningen 48.06 8.49, Offenburg 48.47 7.94, Aalen 48.84 10.09',
  ],
  'DE-BY': [
    'Bayern',
    'München 48.14 11.58, Nürnberg 49.45 11.08, Augsburg 48.37 10.90, Regensburg 49.02 12.10, Ingolstadt 48.76 11.42, Würzburg 49.79 9.95, Bamberg 49.89 10.89, Bayreuth 49.95 11.58, Landshut 48.54 12.15, Passau 48.57 13.43, Rosenheim 47.86 12.13, Kempten 47.73 10.31, Aschaffenburg 49.97 9.15, Hof 50.31 11.91',
  ],
  'DE-BE': ['Berlin', 'Berlin 52.52 13.40'],
  'DE-BB': [
    'Brandenburg',
    'Potsdam 52.40 13.06, Cottbus 51.76 14.33, Brandenburg an der Havel 52.41 12.55, Frankfurt (Oder) 52.34 14.55, Oranienburg 52.75 13.24, Eberswalde 52.83 13.82, Neuruppin 52.93 12.80',
  ],
  'DE-HB': ['Bremen', 'Bremen 53.08 8.80, Bremerhaven 53.55 8.58'],
  'DE-HH': ['Hamburg', 'Hamburg 53.55 9.99'],
  'DE-HE': [
    'Hessen',
    'Frankfurt am Main 50.11 8.68, Wiesbaden 50.08 8.24, Kassel 51.31 9.50, Darmstadt 49.87 8.65, Offenbach 50.10 8.77, Hanau 50.13 8.92, Gießen 50.58 8.67, Marburg 50.81 8.77, Fulda 50.55 9.68',
  ],
  'DE-MV': [
    'Mecklenburg-Vorpommern',
    'Rostock 54.09 12.10, Schwerin 53.63 11.41, Neubrandenburg 53.56 13.26, Stralsund 54.31 13.09, Greifswald 54.09 13.39, Wismar 53.89 11.46',
  ],
  'DE-NI': [
    'Niedersachsen',
    'Hannover 52.37 9.73, Braunschweig 52.27 10.52, Oldenburg 53.14 8.21, Osnabrück 52.28 8.05, Wolfsburg 52.42 10.79, Göttingen 51.54 9.92, Hildesheim 52.15 9.95, Salzgitter 52.15 10.33, Wilhelmshaven 53.53 8.11, Lüneburg 53.25 10.41, Celle 52.62 10.08, Emden 53.37 7.21',
  ],
  'DE-NW': [
    'Nordrhein-Westfalen',
    'Köln 50.94 6.96, Düsseldorf 51.23 6.78, Dortmund 51.51 7.47, Essen 51.46 7.01, Duisburg 51.43 6.76, Bochum 51.48 7.22, Wuppertal 51.26 7.15, Bielefeld 52.02 8.53, Bonn 50.73 7.10, Münster 51.96 7.63, Aachen 50.78 6.08, Krefeld 51.33 6.56, Hagen 51.36 7.47, Paderborn 51.72 8.75, Siegen 50.88 8.02',
  ],
  'DE-RP': [
    'Rheinland-Pfalz',
    'Mainz 50.00 8.27, Ludwigshafen 49.48 8.44, Koblenz 50.36 7.59, Trier 49.76 6.64, Kaiserslautern 49.44 7.77, Worms 49.63 8.36, Neustadt an der Weinstraße 49.35 8.14',
  ],
  'DE-SL': ['Saarland', 'Saarbrücken 49.24 7.00, Neunkirchen 49.34 7.18, Homburg 49.33 7.34, Saarlouis 49.31 6.75'],
  'DE-SN': [
    'Sachsen',
    'Leipzig 51.34 12.37, Dresden 51.05 13.74, Chemnitz 50.83 12.92, Zwickau 50.72 12.49, Plauen 50.50 12.14, Görlitz 51.15 14.99, Bautzen 51.18 14.42',
  ],
  'DE-ST': [
    'Sachsen-Anhalt',
    'Magdeburg 52.12 11.63, Halle 51.48 11.97, Dessau-Roßlau 51.84 12.24, Wittenberg 51.87 12.65, Halberstadt 51.90 11.05, Stendal 52.61 11.86',
  ],
  'DE-SH': [
    'Schleswig-Holstein',
    'Kiel 54.32 10.14, Lübeck 53.87 10.69, Flensburg 54.78 9.44, Neumünster 54.07 9.98, Norderstedt 53.71 10.00, Husum 54.48 9.05',
  ],
  'DE-TH': [
    'Thüringen',
    'Erfurt 50.98 11.03, Jena 50.93 11.59, Gera 50.88 12.08, Weimar 50.98 11.33, Gotha 50.95 10.70, Eisenach 50.98 10.32, Nordhausen 51.50 10.79, Suhl 50.61 10.69',
  ],
};

export const austria: CountryPlaces = {
  'AT-1': [
    'Burgenland',
    'Eisenstadt 47.85 16.52, Oberwart 47.29 16.20, Neusiedl am See 47.95 16.84, Mattersburg 47.74 16.40',
  ],
  'AT-2': [
    'Kärnten',
    'Klagenfurt 46.62 14.31, Villach 46.61 13.85, Wolfsberg 46.84 14.84, Spittal an der Drau 46.80 13.50, Feldkirchen 46.72 14.10',
  ],
  'AT-3': [
    'Niederösterreich',
    'St. Pölten 48.20 15.63, Wiener Neustadt 47.81 16.24, Krems 48.41 15.61, Baden 48.01 16.23, Amstetten 48.12 14.87, Mödling 48.09 16.28, Klosterneuburg 48.31 16.33, Mistelbach 48.57 16.57, Zwettl 48.60 15.17',
  ],
  'AT-4': [
    'Oberösterreich',
    'Linz 48.31 14.29, Wels 48.16 14.03, Steyr 48.04 14.42, Leonding 48.28 14.25, Braunau am Inn 48.26 13.04, Gmunden 47.92 13.80, Ried im Innkreis 48.21 13.49, Freistadt 48.51 14.50',
  ],
  'AT-5': [
    'Salzburg',
    'Salzburg 47.80 13.04, Hallein 47.68 13.10, Saalfelden 47.43 12.85, Zell am See 47.32 12.80, Bischofshofen 47.42 13.22',
  ],
  'AT-6': [
    'Steiermark',
    'Graz 47.07 15.44, Leoben 47.38 15.09, Kapfenberg 47.44 15.29, Bruck an der Mur 47.41 15.27, Liezen 47.57 14.24, Feldbach 46.95 15.89, Hartberg 47.28 15.97',
  ],
  'AT-7': [
    'Tirol',
    'Innsbruck 47.27 11.39, Kufstein 47.58 12.17, Schwaz 47.35 11.71, Lienz 46.83 12.77, Wörgl 47.49 12.06, Imst 47.24 10.74, Reutte 47.49 10.72',
  ],
  'AT-8': [
    'Vorarlberg',
    'Bregenz 47.50 9.75, Dornbirn 47.41 9.74, Feldkirch 47.24 9.60, Bludenz 47.15 9.82, Lustenau 47.43 9.66',
  ],
  'AT-9': ['Wien', 'Wien 48.21 16.37'],
};

export const switzerland: CountryPlaces = {
  'CH-AG': ['Aargau', 'Aarau 47.39 8.04, Baden 47.47 8.31, Wettingen 47.47 8.32, Wohlen 47.35 8.28'],
  'CH-AI': ['Appenzell Innerrhoden', 'Appenzell 47.33 9.41'],
  'CH-AR': ['Appenzell Ausserrhoden', 'Herisau 47.39 9.28'],
  'CH-BE': [
    'Bern',
    'Bern 46.95 7.45, Biel 47.14 7.25, Thun 46.76 7.63, Köniz 46.92 7.41, Burgdorf 47.06 7.63, Langenthal 47.21 7.79, Interlaken 46.69 7.86',
  ],
  'CH-BL': ['Basel-Landschaft', 'Liestal 47.48 7.73, Allschwil 47.55 7.54, Reinach 47.49 7.59'],
  'CH-BS': ['Basel-Stadt', 'Basel 47.56 7.59'],
  'CH-FR': ['Fribourg', 'Fribourg 46.81 7.16, Bulle 46.62 7.06'],
  'CH-GE': ['Genève', 'Genève 46.20 6.14, Vernier 46.21 6.09'],
  'CH-GL': ['Glarus', 'Glarus 47.04 9.07'],
  'CH-GR': ['Graubünden', 'Chur 46.85 9.53, Davos 46.80 9.83, St. Moritz 46.50 9.84'],
  'CH-JU': ['Jura', 'Delémont 47.36 7.34'],
  'CH-LU': ['Luzern', 'Luzern 47.05 8.31, Emmen 47.08 8.30, Sursee 47.17 8.11'],
  'CH-NE': ['Neuchâtel', 'Neuchâtel 46.99 6.93, La Chaux-de-Fonds 47.10 6.83'],
  'CH-NW': ['Nidwalden', 'Stans 46.96 8.37'],
  'CH-OW': ['Obwalden', 'Sarnen 46.90 8.25'],
  'CH-SG': ['St. Gallen', 'St. Gallen 47.42 9.38, Rapperswil-Jona 47.23 8.82, Wil 47.46 9.05, Buchs 47.17 9.48'],
  'CH-SH': ['Schaffhausen', 'Schaffhausen 47.70 8.64'],
  'CH-SO': ['Solothurn', 'Solothurn 47.21 7.54, Olten 47.35 7.90, Grenchen 47.19 7.40'],
  'CH-SZ': ['Schwyz', 'Schwyz 47.02 8.65, Freienbach 47.21 8.76'],
  'CH-TG': ['Thurgau', 'Frauenfeld 47.56 8.90, Kreuzlingen 47.65 9.17, Arbon 47.52 9.43'],
  'CH-TI': ['Ticino', 'Lugano 46.00 8.95, Bellinzona 46.19 9.02, Locarno 46.17 8.80, Mendrisio 45.87 8.98'],
  'CH-UR': ['Uri', 'Altdorf 46.88 8.64'],
  'CH-VD': [
    'Vaud',
    'Lausanne 46.52 6.63, Yverdon-les-Bains 46.78 6.64, Montreux 46.43 6.91, Nyon 46.38 6.24, Vevey 46.46 6.84',
  ],
  'CH-VS': [
    'Valais',
    'Sion 46.23 7.36, Martigny 46.10 7.07, Monthey 46.25 6.95, Brig-Glis 46.32 7.99, Sierre 46.29 7.54',
  ],
  'CH-ZG': ['Zug', 'Zug 47.17 8.52, Baar 47.20 8.53'],
  'CH-ZH': [
    'Zürich',
    'Zürich 47.37 8.54, Winterthur 47.50 8.72, Uster 47.35 8.72, Dübendorf 47.40 8.62, Wädenswil 47.23 8.67, Bülach 47.52 8.54',
  ],
};
