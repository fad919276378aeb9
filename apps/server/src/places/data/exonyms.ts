import type { Locale } from '@heartline/api-client/contract';

/**
 * Names that regions and places have in other languages, where they differ from the local one: `locales name`, separated by commas.
 * Written by hand from general knowledge, like the rest of the data.
 */
const written: Readonly<Record<string, string>> = {
  'AT-9': 'en Vienna, fr Vienne, it Vienna, es Viena, nl Wenen, pl Wiedeń',
  'AT-9-wien': 'en Vienna, fr Vienne, it Vienna, es Viena, nl Wenen, pl Wiedeń',
  'AT-2': 'en Carinthia, fr Carinthie, it Carinzia, es Carintia, nl Karinthië, pl Karyntia',
  'AT-3':
    'en Lower Austria, fr Basse-Autriche, it Bassa Austria, es Baja Austria, nl Neder-Oostenrijk, pl Dolna Austria',
  'AT-4':
    'en Upper Austria, fr Haute-Autriche, it Alta Austria, es Alta Austria, nl Opper-Oostenrijk, pl Górna Austria',
  'AT-6': 'en Styria, fr Styrie, it Stiria, es Estiria, nl Stiermarken, pl Styria',
  'AT-7': 'en Tyrol, fr Tyrol, it Tirolo, pl Tyrol',
  'BE-BRU':
    'en Brussels, de Brüssel, es Bruselas, nl Brussel, pl Bruksela, fr Bruxelles, it Bruxelles, da Bruxelles, nb Brussel, sv Bryssel, fi Bryssel',
  'BE-BRU-bruxelles': 'en Brussels, de Brüssel, es Bruselas, nl Brussel, pl Bruksela, sv|fi Bryssel, nb Brussel',
  'BE-VAN-antwerpen': 'en Antwerp, fr Anvers, it Anversa, es Amberes, pl Antwerpia',
  'BE-VAN-mechelen': 'fr Malines, es Malinas',
  'BE-VBR-leuven': 'fr Louvain, it Lovanio, es Lovaina, de Löwen',
  'BE-VOV-gent': 'en Ghent, fr Gand, it Gand, es Gante, pl Gandawa',
  'BE-VWV-brugge': 'en|fr Bruges, de Brügge, es Brujas, pl Brugia',
  'BE-WLG-liege': 'nl Luik, de Lüttich, it Liegi, es Lieja',
  'BE-WNA-namur': 'nl Namen',
  'CA-QC-montreal': 'en Montreal, pl Montreal, it Montréal',
  'CH-BS-basel': 'fr Bâle, it Basilea, es Basilea, nl Bazel, pl Bazylea',
  'CH-BE-bern': 'fr Berne, it Berna, es Berna, pl Berno',
  'CH-GE-geneve': 'en Geneva, de Genf, it Ginevra, es Ginebra, pl Genewa',
  'CH-GE': 'en Geneva, de Genf, it Ginevra, es Ginebra, pl Genewa',
  'CH-LU-luzern': 'en Lucerne, fr Lucerne, it Lucerna, es Lucerna, pl Lucerna',
  'CH-VD-lausanne': 'it Losanna, es Lausana, pl Lozanna',
  'CH-ZH-zurich': 'en Zurich, fr Zurich, it Zurigo, es Zúrich, pl Zurych',
  'CH-ZH': 'en Zurich, fr Zurich, it Zurigo, es Zúrich, pl Zurych',
  'DE-BY': 'en Bavaria, fr Bavière, it Baviera, es Baviera, nl Beieren, pl Bawaria, da|sv|nb Bayern, fi Baijeri',
  'DE-BY-munchen': 'en Munich, fr Munich, it Monaco di Baviera, es Múnich, pl Monachium',
  'DE-BY-nurnberg': 'en Nuremberg, fr Nuremberg, it Norimberga, es Núremberg, nl Neurenberg, pl Norymberga',
  'DE-BY-regensburg': 'fr Ratisbonne, it Ratisbona, es Ratisbona, pl Ratyzbona',
  'DE-BE': 'fi Berliini, it Berlino, es Berlín, nl Berlijn',
  'DE-BE-berlin': 'fi Berliini, it Berlino, es Berlín, nl Berlijn',
  'DE-HH': 'it Amburgo, es Hamburgo, fr Hambourg, fi Hampuri',
  'DE-HH-hamburg': 'it Amburgo, es Hamburgo, fr Hambourg, fi Hampuri, da Hamborg',
  'DE-HE': 'en|es Hesse, fr Hesse, it Assia, pl Hesja',
  'DE-HE-frankfurt-am-main':
    'fr Francfort-sur-le-Main, it Francoforte sul Meno, es Fráncfort del Meno, pl Frankfurt nad Menem',
  'DE-NI': 'en Lower Saxony, fr Basse-Saxe, it Bassa Sassonia, es Baja Sajonia, nl Nedersaksen, pl Dolna Saksonia',
  'DE-NI-hannover': 'en Hanover, fr Hanovre, pl Hanower',
  'DE-NW':
    'en North Rhine-Westphalia, fr Rhénanie-du-Nord-Westphalie, it Renania Settentrionale-Vestfalia, es Renania del Norte-Westfalia, nl Noordrijn-Westfalen, pl Nadrenia Północna-Westfalia',
  'DE-NW-koln': 'en|fr Cologne, it Colonia, es Colonia, nl Keulen, pl Kolonia',
  'DE-NW-aachen': 'fr Aix-la-Chapelle, it Aquisgrana, es Aquisgrán, nl Aken, pl Akwizgran',
  'DE-RP':
    'en Rhineland-Palatinate, fr Rhénanie-Palatinat, it Renania-Palatinato, es Renania-Palatinado, nl Rijnland-Palts, pl Nadrenia-Palatynat',
  'DE-RP-mainz': 'fr Mayence, it Magonza, es Maguncia, pl Moguncja',
  'DE-RP-trier': 'fr Trèves, it Treviri, es Tréveris, pl Trewir',
  'DE-SN': 'en Saxony, fr Saxe, it Sassonia, es Sajonia, nl Saksen, pl Saksonia',
  'DE-SN-leipzig': 'it Lipsia, pl Lipsk',
  'DE-SN-dresden': 'fr Dresde, it Dresda, es Dresde, pl Drezno',
  'DE-TH': 'en Thuringia, fr Thuringe, it Turingia, es Turingia, nl Thüringen, pl Turyngia',
  'DK-84': 'en Capital Region, de Hauptstadtregion, sv Huvudstadsregionen',
  'DK-84-kobenhavn':
    'en Copenhagen, de Kopenhagen, fr Copenhague, it Copenaghen, es Copenhague, nl Kopenhagen, pl Kopenhaga, sv Köpenhamn, fi Kööpenhamina',
  'ES-AN':
    'en Andalusia, de Andalusien, fr Andalousie, it Andalusia, nl Andalusië, pl Andaluzja, da|sv Andalusien, nb|fi Andalusia',
  'ES-AN-sevilla': 'en Seville, fr Séville, it Siviglia, pl Sewilla',
  'ES-AN-cordoba': 'en Cordoba, de Córdoba, fr Cordoue, it Cordova, pl Kordoba',
  'ES-AR-zaragoza': 'de Saragossa, fr Saragosse, it Saragozza, pl Saragossa',
  'ES-CT':
    'en Catalonia, es Cataluña, de Katalonien, fr Catalogne, it Catalogna, nl Catalonië, pl Katalonia, da Catalonien, nb Catalonia, sv Katalonien, fi Katalonia',
  'ES-CT-barcelona': 'fr Barcelone, it Barcellona',
  'ES-PV':
    'en Basque Country, es País Vasco, de Baskenland, fr Pays basque, it Paesi Baschi, nl Baskenland, pl Kraj Basków, da Baskerlandet, nb Baskerland, sv Baskien, fi Baskimaa',
  'ES-PV-donostia': 'en|es|de|it|nl|pl|da|nb|sv|fi San Sebastián, fr Saint-Sébastien',
  'ES-NC-pamplona': 'fr Pampelune',
  'FI-18-helsinki': 'sv Helsingfors, nb Helsingfors',
  'FI-18-espoo': 'sv Esbo',
  'FI-18-vantaa': 'sv Vanda',
  'FI-19-turku': 'sv Åbo',
  'FI-11-tampere': 'sv Tammerfors',
  'FI-14-oulu': 'sv Uleåborg',
  'FR-20R': 'en Corsica, de Korsika, it Corsica, es Córcega, nl Corsica, pl Korsyka, da|nb|sv Korsika, fi Korsika',
  'FR-BRE': 'en Brittany, it Bretagna, es Bretaña, nl Bretagne, pl Bretania',
  'FR-NOR': 'en Normandy, de Normandie, it Normandia, es Normandía, nl Normandië, pl Normandia',
  'FR-IDF-paris': 'it Parigi, es París, nl Parijs, pl Paryż, fi Pariisi',
  'FR-PAC-nice': 'de Nizza, it Nizza, es Niza, pl Nicea, fi Nizza',
  'FR-PAC-marseille': 'it Marsiglia, es Marsella, pl Marsylia',
  'FR-ARA-lyon': 'it Lione',
  'FR-GES-strasbourg': 'de Straßburg, it Strasburgo, es Estrasburgo, nl Straatsburg, pl Strasburg',
  'FR-HDF-dunkerque': 'en Dunkirk, nl Duinkerke, de Dünkirchen, pl Dunkierka',
  'FR-HDF-lille': 'nl Rijsel, it Lilla',
  'GB-LON': 'fr Londres, it Londra, es Londres, nl Londen, pl Londyn, fi Lontoo',
  'GB-LON-london': 'fr Londres, it Londra, es Londres, nl Londen, pl Londyn, fi Lontoo',
  'GB-SCT':
    'de Schottland, fr Écosse, it Scozia, es Escocia, nl Schotland, pl Szkocja, da|nb Skotland, sv Skottland, fi Skotlanti',
  'GB-SCT-edinburgh': 'fr Édimbourg, it Edimburgo, es Edimburgo, pl Edynburg',
  'IE-D-dublin': 'it Dublino, es Dublín',
  'IT-25': 'en Lombardy, de Lombardei, fr Lombardie, es Lombardía, nl Lombardije, pl Lombardia',
  'IT-52': 'en Tuscany, de Toskana, fr Toscane, es Toscana, nl Toscane, pl Toskania',
  'IT-82':
    'en Sicily, de Sizilien, fr Sicile, es Sicilia, nl Sicilië, pl Sycylia, da|sv Sicilien, nb Sicilia, fi Sisilia',
  'IT-88':
    'en Sardinia, de Sardinien, fr Sardaigne, es Cerdeña, nl Sardinië, pl Sardynia, da|sv Sardinien, fi Sardinia',
  'IT-21': 'en Piedmont, de Piemont, fr Piémont, es Piamonte, nl Piëmont, pl Piemont',
  'IT-75': 'en Apulia, de Apulien, fr Pouilles, es Apulia, nl Apulië, pl Apulia',
  'IT-62-roma': 'en|fr|nl Rome, de Rom, pl Rzym, da|sv Rom, fi Rooma',
  'IT-25-milano': 'en|fr Milan, de Mailand, es Milán, nl Milaan, pl Mediolan',
  'IT-72-napoli': 'en Naples, de Neapel, fr Naples, es Nápoles, nl Napels, pl Neapol, da|sv Neapel',
  'IT-21-torino': 'en|fr Turin, de Turin, es Turín, nl Turijn, pl Turyn',
  'IT-52-firenze':
    'en Florence, de Florenz, fr Florence, es Florencia, nl Florence, pl Florencja, sv Florens, fi Firenze',
  'IT-34-venezia': 'en Venice, de Venedig, fr Venise, es Venecia, nl Venetië, pl Wenecja, da|sv Venedig, fi Venetsia',
  'IT-34-padova': 'en Padua, de Padua, fr Padoue, es Padua, nl Padua, pl Padwa',
  'IT-42-genova': 'en Genoa, de Genua, fr Gênes, es Génova, nl Genua, pl Genua, da|sv Genua',
  'IT-45-bologna': 'fr Bologne, es Bolonia, pl Bolonia',
  'IT-36-trieste': 'de Triest, pl Triest, nl Triëst',
  'IT-32-bolzano': 'de Bozen',
  'IT-82-siracusa': 'en Syracuse, de Syrakus, fr Syracuse, pl Syrakuzy',
  'NL-ZH-den-haag': 'en The Hague, fr La Haye, it L’Aia, es La Haya, pl Haga, da|sv|fi Haag',
  'PL-02-wroclaw': 'de Breslau, it Breslavia, es Breslavia',
  'PL-04-torun': 'de Thorn',
  'PL-06-lublin': 'it Lublino',
  'PL-10-lodz': 'de Lodz, en Lodz',
  'PL-12-krakow': 'en Krakow, de Krakau, fr Cracovie, it Cracovia, es Cracovia, nl Krakau, da|sv Krakow, fi Krakova',
  'PL-14-warszawa':
    'en Warsaw, de Warschau, fr Varsovie, it Varsavia, es Varsovia, nl Warschau, da|sv|nb Warszawa, fi Varsova',
  'PL-22-gdansk': 'de Danzig, it Danzica',
  'PL-30-poznan': 'de Posen',
  'PL-32-szczecin': 'de Stettin, it Stettino, sv Stettin',
  'SE-AB-stockholm': 'it Stoccolma, es Estocolmo, pl Sztokholm, fi Tukholma',
  'SE-AC-umea': 'fi Uumaja',
  'SE-BD-lulea': 'fi Luulaja',
  'SE-C-uppsala': 'fi Upsala',
  'SE-O-goteborg': 'en Gothenburg, de Göteborg, es Gotemburgo, fi Göteborg',
  'US-NY-new-york-city': 'de New York, it New York, es Nueva York, pl Nowy Jork, nl New York',
};

/** By id, then by language. */
export const exonyms: ReadonlyMap<string, Partial<Record<Locale, string>>> = new Map(
  Object.entries(written).map(([id, text]) => [
    id,
    Object.fromEntries(
      text.split(', ').flatMap((entry) => {
        const [languages = '', ...name] = entry.split(' ');
        return languages.split('|').map((language) => [language, name.join(' ')]);
      }),
    ) as Partial<Record<Locale, string>>,
  ]),
);
