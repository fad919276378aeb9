import type { CountryPlaces } from './format.ts';

export const netherlands: CountryPlaces = {
  'NL-DR': ['Drenthe', 'Assen 52.99 6.56, Emmen 52.79 6.90, Hoogeveen 52.72 6.48, Meppel 52.70 6.19'],
  'NL-FL': ['Flevoland', 'Almere 52.37 5.22, Lelystad 52.52 5.47, Dronten 52.53 5.72, Emmeloord 52.71 5.75'],
  'NL-FR': [
    'Fryslân',
    'Leeuwarden 53.20 5.79, Drachten 53.11 6.10, Sneek 53.03 5.66, Heerenveen 52.96 5.92, Harlingen 53.17 5.42',
  ],
  'NL-GE': [
    'Gelderland',
    'Nijmegen 51.84 5.86, Arnhem 51.98 5.91, Apeldoorn 52.21 5.97, Ede 52.04 5.67, Doetinchem 51.97 6.29, Zutphen 52.14 6.20, Tiel 51.89 5.43, Winterswijk 51.97 6.72',
  ],
  'NL-GR': ['Groningen', 'Groningen 53.22 6.57, Veendam 53.11 6.88, Delfzijl 53.33 6.92, Stadskanaal 52.99 6.95'],
  'NL-LI': [
    'Limburg',
    'Maastricht 50.85 5.69, Venlo 51.37 6.17, Heerlen 50.89 5.98, Sittard 51.00 5.87, Roermond 51.19 5.99, Weert 51.25 5.71',
  ],
  'NL-NB': [
    'Noord-Brabant',
    'Eindhoven 51.44 5.48, Tilburg 51.56 5.09, Breda 51.59 4.78, Den Bosch 51.70 5.30, Helmond 51.48 5.66, Oss 51.77 5.52, Roosendaal 51.53 4.47, Bergen op Zoom 51.50 4.29',
  ],
  'NL-NH': [
    'Noord-Holland',
    'Amsterdam 52.37 4.90, Haarlem 52.38 4.64, Zaandam 52.44 4.83, Alkmaar 52.63 4.75, Hilversum 52.22 5.18, Hoorn 52.64 5.06, Den Helder 52.96 4.76, Purmerend 52.51 4.96',
  ],
  'NL-OV': [
    'Overijssel',
    'Enschede 52.22 6.90, Zwolle 52.51 6.09, Deventer 52.26 6.16, Almelo 52.36 6.66, Hengelo 52.27 6.79, Kampen 52.56 5.91',
  ],
  'NL-UT': [
    'Utrecht',
    'Utrecht 52.09 5.12, Amersfoort 52.16 5.39, Zeist 52.09 5.23, Veenendaal 52.03 5.56, Nieuwegein 52.03 5.08',
  ],
  'NL-ZE': ['Zeeland', 'Middelburg 51.50 3.61, Vlissingen 51.44 3.57, Goes 51.50 3.89, Terneuzen 51.33 3.83'],
  'NL-ZH': [
    'Zuid-Holland',
    'Rotterdam 51.92 4.48, Den Haag 52.07 4.30, Leiden 52.16 4.49, Dordrecht 51.81 4.67, Zoetermeer 52.06 4.49, Delft 52.01 4.36, Gouda 52.01 4.71, Alphen aan den Rijn 52.13 4.66',
  ],
};

export const belgium: CountryPlaces = {
  'BE-BRU': ['Bruxelles – Brussel', 'Bruxelles 50.85 4.35'],
  'BE-VAN': [
    'Antwerpen',
    'Antwerpen 51.22 4.40, Mechelen 51.03 4.48, Turnhout 51.32 4.95, Lier 51.13 4.57, Mol 51.19 5.12',
  ],
  'BE-VBR': ['Vlaams-Brabant', 'Leuven 50.88 4.70, Vilvoorde 50.93 4.43, Halle 50.73 4.24, Tienen 50.81 4.94'],
  'BE-VLI': [
    'Limburg',
    'Hasselt 50.93 5.34, Genk 50.97 5.50, Sint-Truiden 50.82 5.19, Tongeren 50.78 5.46, Lommel 51.23 5.31',
  ],
  'BE-VOV': [
    'Oost-Vlaanderen',
    'Gent 51.05 3.72, Aalst 50.94 4.04, Sint-Niklaas 51.16 4.14, Dendermonde 51.03 4.10, Oudenaarde 50.85 3.60',
  ],
  'BE-VWV': [
    'West-Vlaanderen',
    'Brugge 51.21 3.22, Kortrijk 50.83 3.26, Oostende 51.23 2.92, Roeselare 50.95 3.12, Ieper 50.85 2.89',
  ],
  'BE-WBR': ['Brabant wallon', 'Wavre 50.72 4.61, Ottignies-Louvain-la-Neuve 50.67 4.57, Nivelles 50.60 4.33'],
  'BE-WHT': [
    'Hainaut',
    'Charleroi 50.41 4.44, Mons 50.45 3.95, La Louvière 50.48 4.19, Tournai 50.61 3.39, Mouscron 50.74 3.21',
  ],
  'BE-WLG': ['Liège', 'Liège 50.63 5.57, Verviers 50.59 5.86, Seraing 50.60 5.51, Huy 50.52 5.24, Eupen 50.63 6.03'],
  'BE-WLX': ['Luxembourg', 'Arlon 49.68 5.82, Marche-en-Famenne 50.23 5.34, Bastogne 50.00 5.72'],
  'BE-WNA': ['Namur', 'Namur 50.47 4.87, Dinant 50.26 4.91, Ciney 50.30 5.10, Gembloux 50.56 4.70'],
};

export const france: CountryPlaces = {
  'FR-ARA': [
    'Auvergne-Rhône-Alpes',
    'Lyon 45.76 4.84, Grenoble 45.19 5.72, Saint-Étienne 45.44 4.39, Clermont-Ferrand 45.78 3.08, Annecy 45.90 6.13, Chambéry 45.57 5.92, Valence 44.93 4.89, Bourg-en-Bresse 46.21 5.23, Roanne 46.04 4.07, Aurillac 44.93 2.44',
  ],
  'FR-BFC': [
    'Bourgogne-Franche-Comté',
    'Dijon 47.32 5.04, Besançon 47.24 6.02, Belfort 47.64 6.86, Chalon-sur-Saône 46.78 4.85, Nevers 46.99 3.16, Auxerre 47.80 3.57, Mâcon 46.31 4.83',
  ],
  'FR-BRE': [
    'Bretagne',
    'Rennes 48.11 -1.68, Brest 48.39 -4.49, Quimper 48.00 -4.10, Lorient 47.75 -3.37, Vannes 47.66 -2.76, Saint-Malo 48.65 -2.03, Saint-Brieuc 48.51 -2.76',
  ],
  'FR-CVL': [
    'Centre-Val de Loire',
    'Tours 47.39 0.69, Orléans 47.90 1.90, Bourges 47.08 2.40, Blois 47.59 1.33, Chartres 48.45 1.49, Châteauroux 46.81 1.69',
  ],
  'FR-20R': ['Corse', 'Ajaccio 41.92 8.74, Bastia 42.70 9.45, Corte 42.31 9.15'],
  'FR-GES': [
    'Grand Est',
    'Strasbourg 48.57 7.75, Reims 49.26 4.03, Metz 49.12 6.18, Nancy 48.69 6.18, Mulhouse 47.75 7.34, Colmar 48.08 7.36, Troyes 48.30 4.07, Charleville-Mézières 49.77 4.72, Épinal 48.17 6.45',
  ],
  'FR-HDF': [
    'Hauts-de-France',
    'Lille 50.63 3.06, Amiens 49.89 2.30, Roubaix 50.69 3.17, Dunkerque 51.03 2.38, Calais 50.95 1.86, Valenciennes 50.36 3.52, Arras 50.29 2.78, Beauvais 49.43 2.08, Saint-Quentin 49.85 3.29',
  ],
  'FR-IDF': [
    'Île-de-France',
    'Paris 48.86 2.35, Boulogne-Billancourt 48.84 2.24, Saint-Denis 48.94 2.36, Versailles 48.80 2.13, Créteil 48.79 2.46, Évry 48.63 2.43, Cergy 49.04 2.06, Meaux 48.96 2.88, Melun 48.54 2.66',
  ],
  'FR-NOR': [
    'Normandie',
    'Rouen 49.44 1.10, Caen 49.18 -0.37, Le Havre 49.49 0.11, Cherbourg 49.64 -1.62, Évreux 49.02 1.15, Alençon 48.43 0.09, Dieppe 49.92 1.08',
  ],
  'FR-NAQ': [
    'Nouvelle-Aquitaine',
    'Bordeaux 44.84 -0.58, Limoges 45.83 1.26, Poitiers 46.58 0.34, La Rochelle 46.16 -1.15, Pau 43.30 -0.37, Bayonne 43.49 -1.47, Angoulême 45.65 0.16, Périgueux 45.18 0.72, Niort 46.32 -0.46, Agen 44.20 0.62',
  ],
  'FR-OCC': [
    'Occitanie',
    'Toulouse 43.60 1.44, Montpellier 43.61 3.88, Nîmes 43.84 4.36, Perpignan 42.70 2.90, Béziers 43.34 3.22, Albi 43.93 2.15, Tarbes 43.23 0.08, Carcassonne 43.21 2.35, Rodez 44.35 2.57, Montauban 44.02 1.35',
  ],
  'FR-PDL': [
    'Pays de la Loire',
    'Nantes 47.22 -1.55, Angers 47.47 -0.55, Le Mans 48.01 0.20, Saint-Nazaire 47.27 -2.21, Laval 48.07 -0.77, La Roche-sur-Yon 46.67 -1.43, Cholet 47.06 -0.88',
  ],
  'FR-PAC': [
    'Provence-Alpes-Côte d’Azur',
    'Marseille 43.30 5.37, Nice 43.70 7.27, Toulon 43.12 5.93, Aix-en-Provence 43.53 5.45, Avignon 43.95 4.81, Cannes 43.55 7.02, Antibes 43.58 7.12, Fréjus 43.43 6.74, Gap 44.56 6.08, Arles 43.68 4.63',
  ],
};

export const unitedKingdom: CountryPlaces = {
  'GB-EAS': [
    'East of England',
    'Norwich 52.63 1.30, Cambridge 52.21 0.12, Ipswich 52.06 1.16, Luton 51.88 -0.42, Peterborough 52.57 -0.24, Southend-on-Sea 51.54 0.71, Colchester 51.89 0.90, Chelmsford 51.74 0.47, Watford 51.66 -0.40',
  ],
  'GB-EMI': [
    'East Midlands',
    'Nottingham 52.95 -1.15, Leicester 52.64 -1.13, Derby 52.92 -1.48, Northampton 52.24 -0.90, Lincoln 53.23 -0.54, Mansfield 53.14 -1.20, Chesterfield 53.24 -1.42',
  ],
  'GB-LON': [
    'London',
    'London 51.51 -0.13, Croydon 51.37 -0.10, Bromley 51.41 0.02, Harrow 51.58 -0.34, Ilford 51.56 0.07',
  ],
  'GB-NEA': [
    'North East England',
    'Newcastle upon Tyne 54.98 -1.61, Sunderland 54.91 -1.38, Middlesbrough 54.57 -1.23, Durham 54.78 -1.57, Darlington 54.52 -1.55, Hartlepool 54.69 -1.21',
  ],
  'GB-NWE': [
    'North West England',
    'Manchester 53.48 -2.24, Liverpool 53.41 -2.98, Preston 53.76 -2.70, Blackpool 53.82 -3.05, Bolton 53.58 -2.43, Warrington 53.39 -2.59, Chester 53.19 -2.89, Carlisle 54.89 -2.93, Lancaster 54.05 -2.80',
  ],
  'GB-NIR': [
    'Northern Ireland',
    'Belfast 54.60 -5.93, Derry 54.99 -7.32, Lisburn 54.51 -6.04, Newry 54.18 -6.34, Omagh 54.60 -7.30, Ballymena 54.86 -6.28',
  ],
  'GB-SCT': [
    'Scotland',
    'Glasgow 55.86 -4.25, Edinburgh 55.95 -3.19, Aberdeen 57.15 -2.09, Dundee 56.46 -2.97, Inverness 57.48 -4.22, Perth 56.40 -3.44, Stirling 56.12 -3.94, Ayr 55.46 -4.63, Dumfries 55.07 -3.61',
  ],
  'GB-SEA': [
    'South East England',
    'Brighton 50.82 -0.14, Southampton 50.90 -1.40, Portsmouth 50.80 -1.09, Oxford 51.75 -1.26, Reading 51.45 -0.98, Milton Keynes 52.04 -0.76, Canterbury 51.28 1.08, Guildford 51.24 -0.57, Maidstone 51.27 0.52, Hastings 50.85 0.57',
  ],
  'GB-SWE': [
    'South West England',
    'Bristol 51.45 -2.59, Plymouth 50.38 -4.14, Bournemouth 50.72 -1.88, Exeter 50.72 -3.53, Swindon 51.56 -1.78, Gloucester 51.86 -2.24, Bath 51.38 -2.36, Taunton 51.02 -3.10, Truro 50.26 -5.05',
  ],
  'GB-WLS': [
    'Wales',
    'Cardiff 51.48 -3.18, Swansea 51.62 -3.94, Newport 51.58 -3.00, Wrexham 53.05 -2.99, Aberystwyth 52.42 -4.08, Bangor 53.23 -4.13',
  ],
  'GB-WMI': [
    'West Midlands',
    'Birmingham 52.49 -1.90, Coventry 52.41 -1.51, Wolverhampton 52.59 -2.13, Stoke-on-Trent 53.00 -2.18, Worcester 52.19 -2.22, Shrewsbury 52.71 -2.75, Telford 52.68 -2.45, Hereford 52.06 -2.72',
  ],
  'GB-YHU': [
    'Yorkshire and the Humber',
    'Leeds 53.80 -1.55, Sheffield 53.38 -1.47, Bradford 53.80 -1.75, Hull 53.74 -0.33, York 53.96 -1.08, Huddersfield 53.65 -1.78, Doncaster 53.52 -1.13, Scarborough 54.28 -0.40',
  ],
};

export const ireland: CountryPlaces = {
  'IE-CW': ['Carlow', 'Carlow 52.84 -6.93'],
  'IE-CN': ['Cavan', 'Cavan 53.99 -7.36'],
  'IE-CE': ['Clare', 'Ennis 52.84 -8.98, Shannon 52.70 -8.86'],
  'IE-CO': ['Cork', 'Cork 51.90 -8.47, Mallow 52.14 -8.65, Cobh 51.85 -8.30, Bandon 51.75 -8.74'],
  'IE-DL': ['Donegal', 'Letterkenny 54.95 -7.73, Donegal 54.65 -8.11'],
  'IE-D': [
    'Dublin',
    'Dublin 53.35 -6.26, Swords 53.46 -6.22, Dún Laoghaire 53.29 -6.14, Tallaght 53.29 -6.37, Blanchardstown 53.39 -6.38',
  ],
  'IE-G': ['Galway', 'Galway 53.27 -9.05, Tuam 53.51 -8.86, Ballinasloe 53.33 -8.22'],
  'IE-KY': ['Kerry', 'Tralee 52.27 -9.70, Killarney 52.06 -9.51'],
  'IE-KE': ['Kildare', 'Naas 53.22 -6.66, Newbridge 53.18 -6.80, Maynooth 53.38 -6.59'],
  'IE-KK': ['Kilkenny', 'Kilkenny 52.65 -7.25'],
  'IE-LS': ['Laois', 'Portlaoise 53.03 -7.30'],
  'IE-LM': ['Leitrim', 'Carrick-on-Shannon 53.95 -8.09'],
  'IE-LK': ['Limerick', 'Limerick 52.66 -8.63, Newcastle West 52.45 -9.06'],
  'IE-LD': ['Longford', 'Longford 53.73 -7.79'],
  'IE-LH': ['Louth', 'Drogheda 53.72 -6.35, Dundalk 54.00 -6.42'],
  'IE-MO': ['Mayo', 'Castlebar 53.85 -9.30, Ballina 54.12 -9.15, Westport 53.80 -9.52'],
  'IE-MH': ['Meath', 'Navan 53.65 -6.68, Ashbourne 53.51 -6.40'],
  'IE-MN': ['Monaghan', 'Monaghan 54.25 -6.97'],
  'IE-OY': ['Offaly', 'Tullamore 53.27 -7.49, Birr 53.10 -7.91'],
  'IE-RN': ['Roscommon', 'Roscommon 53.63 -8.19'],
  'IE-SO': ['Sligo', 'Sligo 54.27 -8.48'],
  'IE-TA': ['Tipperary', 'Clonmel 52.36 -7.70, Nenagh 52.86 -8.20, Thurles 52.68 -7.81'],
  'IE-WD': ['Waterford', 'Waterford 52.26 -7.11, Dungarvan 52.09 -7.62'],
  'IE-WH': ['Westmeath', 'Athlone 53.42 -7.94, Mullingar 53.53 -7.34'],
  'IE-WX': ['Wexford', 'Wexford 52.34 -6.46, Gorey 52.67 -6.29, Enniscorthy 52.50 -6.57'],
  'IE-WW': ['Wicklow', 'Bray 53.20 -6.10, Wicklow 52.98 -6.04, Arklow 52.80 -6.15'],
};
