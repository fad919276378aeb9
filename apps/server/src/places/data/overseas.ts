import type { CountryPlaces } from './format.ts';

export const unitedStates: CountryPlaces = {
  'US-AL': [
    'Alabama',
    'Birmingham 33.52 -86.80, Huntsville 34.73 -86.59, Mobile 30.69 -88.04, Montgomery 32.37 -86.30',
  ],
  'US-AK': ['Alaska', 'Anchorage 61.22 -149.90, Fairbanks 64.84 -147.72, Juneau 58.30 -134.42'],
  'US-AZ': ['Arizona', 'Phoenix 33.45 -112.07, Tucson 32.22 -110.97, Mesa 33.42 -111.83, Flagstaff 35.20 -111.65'],
  'US-AR': ['Arkansas', 'Little Rock 34.75 -92.29, Fayetteville 36.06 -94.16, Fort Smith 35.39 -94.40'],
  'US-CA': [
    'California',
    'Los Angeles 34.05 -118.24, San Diego 32.72 -117.16, San Jose 37.34 -121.89, San Francisco 37.77 -122.42, Sacramento 38.58 -121.49, Fresno 36.74 -119.79, Long Beach 33.77 -118.19, Oakland 37.80 -122.27, Bakersfield 35.37 -119.02, Santa Barbara 34.42 -119.70, Redding 40.59 -122.39, Riverside 33.95 -117.40',
  ],
  'US-CO': [
    'Colorado',
    'Denver 39.74 -104.99, Colorado Springs 38.83 -104.82, Boulder 40.01 -105.27, Fort Collins 40.59 -105.08, Grand Junction 39.06 -108.55',
  ],
  'US-CT': [
    'Connecticut',
    'Hartford 41.77 -72.67, New Haven 41.31 -72.92, Stamford 41.05 -73.54, Bridgeport 41.19 -73.20',
  ],
  'US-DE': ['Delaware', 'Wilmington 39.75 -75.55, Dover 39.16 -75.52'],
  'US-DC': ['District of Columbia', 'Washington 38.91 -77.04'],
  'US-FL': [
    'Florida',
    'Miami 25.76 -80.19, Orlando 28.54 -81.38, Tampa 27.95 -82.46, Jacksonville 30.33 -81.66, Fort Lauderdale 26.12 -80.14, Tallahassee 30.44 -84.28, St. Petersburg 27.77 -82.64, Fort Myers 26.64 -81.87, Pensacola 30.42 -87.22',
  ],
  'US-GA': [
    'Georgia',
    'Atlanta 33.75 -84.39, Savannah 32.08 -81.09, Augusta 33.47 -81.97, Columbus 32.46 -84.99, Macon 32.84 -83.63',
  ],
  'US-HI': ['Hawaii', 'Honolulu 21.31 -157.86, Hilo 19.71 -155.08, Kahului 20.89 -156.47'],
  'US-ID': ['Idaho', 'Boise 43.62 -116.20, Idaho Falls 43.49 -112.04, Coeur d’Alene 47.68 -116.78'],
  'US-IL': [
    'Illinois',
    'Chicago 41.88 -87.63, Springfield 39.80 -89.64, Peoria 40.69 -89.59, Rockford 42.27 -89.09, Champaign 40.12 -88.24',
  ],
  'US-IN': [
    'Indiana',
    'Indianapolis 39.77 -86.16, Fort Wayne 41.08 -85.14, Evansville 37.97 -87.57, South Bend 41.68 -86.25',
  ],
  'US-IA': [
    'Iowa',
    'Des Moines 41.59 -93.62, Cedar Rapids 41.98 -91.67, Davenport 41.52 -90.58, Sioux City 42.50 -96.40',
  ],
  'US-KS': ['Kansas', 'Wichita 37.69 -97.34, Kansas City 39.11 -94.63, Topeka 39.05 -95.68'],
  'US-KY': ['Kentucky', 'Louisville 38.25 -85.76, Lexington 38.04 -84.50, Bowling Green 36.99 -86.44'],
  'US-LA': [
    'Louisiana',
    'New Orleans 29.95 -90.07, Baton Rouge 30.45 -91.19, Shreveport 32.53 -93.75, Lafayette 30.22 -92.02',
  ],
  'US-ME': ['Maine', 'Portland 43.66 -70.26, Bangor 44.80 -68.77, Augusta 44.31 -69.78'],
  'US-MD': [
    'Maryland',
    'Baltimore 39.29 -76.61, Frederick 39.41 -77.41, Annapolis 38.98 -76.49, Rockville 39.08 -77.15',
  ],
  'US-MA': [
    'Massachusetts',
    'Boston 42.36 -71.06, Worcester 42.26 -71.80, Springfield 42.10 -72.59, Lowell 42.63 -71.32',
  ],
  'US-MI': [
    'Michigan',
    'Detroit 42.33 -83.05, Grand Rapids 42.96 -85.67, Lansing 42.73 -84.56, Ann Arbor 42.28 -83.74, Flint 43.01 -83.69, Marquette 46.54 -87.40',
  ],
  'US-MN': [
    'Minnesota',
    'Minneapolis 44.98 -93.27, Saint Paul 44.95 -93.09, Rochester 44.02 -92.47, Duluth 46.79 -92.10',
  ],
  'US-MS': ['Mississippi', 'Jackson 32.30 -90.18, Gulfport 30.37 -89.09, Hattiesburg 31.33 -89.29'],
  'US-MO': [
    'Missouri',
    'Kansas City 39.10 -94.58, St. Louis 38.63 -90.20, Springfield 37.21 -93.29, Columbia 38.95 -92.33',
  ],
  'US-MT': ['Montana', 'Billings 45.78 -108.50, Missoula 46.87 -113.99, Bozeman 45.68 -111.04'],
  'US-NE': ['Nebraska', 'Omaha 41.26 -95.93, Lincoln 40.81 -96.70, Grand Island 40.92 -98.34'],
  'US-NV': ['Nevada', 'Las Vegas 36.17 -115.14, Reno 39.53 -119.81, Henderson 36.04 -114.98'],
  'US-NH': ['New Hampshire', 'Manchester 42.99 -71.46, Concord 43.21 -71.54, Portsmouth 43.07 -70.76'],
  'US-NJ': [
    'New Jersey',
    'Newark 40.74 -74.17, Jersey City 40.73 -74.08, Trenton 40.22 -74.76, Atlantic City 39.36 -74.42',
  ],
  'US-NM': ['New Mexico', 'Albuquerque 35.08 -106.65, Santa Fe 35.69 -105.94, Las Cruces 32.31 -106.78'],
  'US-NY': [
    'New York',
    'New York City 40.71 -74.01, Buffalo 42.89 -78.88, Rochester 43.16 -77.61, Albany 42.65 -73.75, Syracuse 43.05 -76.15, Yonkers 40.93 -73.90',
  ],
  'US-NC': [
    'North Carolina',
    'Charlotte 35.23 -80.84, Raleigh 35.78 -78.64, Greensboro 36.07 -79.79, Durham 35.99 -78.90, Asheville 35.60 -82.55, Wilmington 34.23 -77.94',
  ],
  'US-ND': ['North Dakota', 'Fargo 46.88 -96.79, Bismarck 46.81 -100.78'],
  'US-OH': [
    'Ohio',
    'Columbus 39.96 -83.00, Cleveland 41.50 -81.69, Cincinnati 39.10 -84.51, Toledo 41.65 -83.54, Dayton 39.76 -84.19, Akron 41.08 -81.52',
  ],
  'US-OK': ['Oklahoma', 'Oklahoma City 35.47 -97.52, Tulsa 36.15 -95.99, Lawton 34.60 -98.40'],
  'US-OR': [
    'Oregon',
    'Portland 45.52 -122.68, Salem 44.94 -123.04, Eugene 44.05 -123.09, Bend 44.06 -121.31, Medford 42.33 -122.88',
  ],
  'US-PA': [
    'Pennsylvania',
    'Philadelphia 39.95 -75.17, Pittsburgh 40.44 -80.00, Allentown 40.60 -75.47, Harrisburg 40.27 -76.88, Erie 42.13 -80.09, Scranton 41.41 -75.66',
  ],
  'US-RI': ['Rhode Island', 'Providence 41.82 -71.41, Newport 41.49 -71.31'],
  'US-SC': [
    'South Carolina',
    'Charleston 32.78 -79.93, Columbia 34.00 -81.03, Greenville 34.85 -82.40, Myrtle Beach 33.69 -78.89',
  ],
  'US-SD': ['South Dakota', 'Sioux Falls 43.55 -96.73, Rapid City 44.08 -103.23'],
  'US-TN': [
    'Tennessee',
    'Nashville 36.16 -86.78, Memphis 35.15 -90.05, Knoxville 35.96 -83.92, Chattanooga 35.05 -85.31',
  ],
  'US-TX': [
    'Texas',
    'Houston 29.76 -95.37, Dallas 32.78 -96.80, San Antonio 29.42 -98.49, Austin 30.27 -97.74, Fort Worth 32.76 -97.33, El Paso 31.76 -106.49, Corpus Christi 27.80 -97.40, Lubbock 33.58 -101.86, Amarillo 35.22 -101.83, McAllen 26.20 -98.23, Midland 32.00 -102.08',
  ],
  'US-UT': ['Utah', 'Salt Lake City 40.76 -111.89, Provo 40.23 -111.66, Ogden 41.22 -111.97, St. George 37.10 -113.58'],
  'US-VT': ['Vermont', 'Burlington 44.48 -73.21, Montpelier 44.26 -72.58'],
  'US-VA': [
    'Virginia',
    'Virginia Beach 36.85 -75.98, Richmond 37.54 -77.44, Norfolk 36.85 -76.29, Arlington 38.88 -77.10, Roanoke 37.27 -79.94, Charlottesville 38.03 -78.48',
  ],
  'US-WA': [
    'Washington',
    'Seattle 47.61 -122.33, Spokane 47.66 -117.43, Tacoma 47.25 -122.44, Vancouver 45.64 -122.66, Bellingham 48.75 -122.48, Yakima 46.60 -120.51',
  ],
  'US-WV': ['West Virginia', 'Charleston 38.35 -81.63, Huntington 38.42 -82.45, Morgantown 39.63 -79.96'],
  'US-WI': [
    'Wisconsin',
    'Milwaukee 43.04 -87.91, Madison 43.07 -89.40, Green Bay 44.51 -88.02, Eau Claire 44.81 -91.50',
  ],
  'US-WY': ['Wyoming', 'Cheyenne 41.14 -104.82, Casper 42.87 -106.31, Jackson 43.48 -110.76'],
};

export const canada: CountryPlaces = {
  'CA-AB': [
    'Alberta',
    'Calgary 51.05 -114.07, Edmonton 53.55 -113.49, Red Deer 52.27 -113.81, Lethbridge 49.69 -112.84, Medicine Hat 50.04 -110.68, Grande Prairie 55.17 -118.80, Fort McMurray 56.73 -111.38',
  ],
  'CA-BC': [
    'British Columbia',
    'Vancouver 49.28 -123.12, Victoria 48.43 -123.37, Surrey 49.19 -122.85, Kelowna 49.89 -119.50, Kamloops 50.67 -120.33, Nanaimo 49.17 -123.94, Prince George 53.92 -122.75, Abbotsford 49.05 -122.33',
  ],
  'CA-MB': ['Manitoba', 'Winnipeg 49.90 -97.14, Brandon 49.85 -99.95, Thompson 55.74 -97.86'],
  'CA-NB': [
    'New Brunswick',
    'Moncton 46.09 -64.78, Saint John 45.27 -66.06, Fredericton 45.96 -66.64, Bathurst 47.62 -65.65',
  ],
  'CA-NL': [
    'Newfoundland and Labrador',
    'St. John’s 47.56 -52.71, Corner Brook 48.95 -57.95, Gander 48.95 -54.61, Happy Valley-Goose Bay 53.30 -60.33',
  ],
  'CA-NS': ['Nova Scotia', 'Halifax 44.65 -63.58, Sydney 46.14 -60.19, Truro 45.37 -63.28, Yarmouth 43.84 -66.12'],
  'CA-NT': ['Northwest Territories', 'Yellowknife 62.45 -114.37'],
  'CA-NU': ['Nunavut', 'Iqaluit 63.75 -68.52'],
  'CA-ON': [
    'Ontario',
    'Toronto 43.65 -79.38, Ottawa 45.42 -75.70, Mississauga 43.59 -79.64, Hamilton 43.26 -79.87, London 42.98 -81.25, Kitchener 43.45 -80.49, Windsor 42.31 -83.04, Kingston 44.23 -76.49, Sudbury 46.49 -81.00, Thunder Bay 48.38 -89.25, Barrie 44.39 -79.69, Sault Ste. Marie 46.52 -84.35',
  ],
  'CA-PE': ['Prince Edward Island', 'Charlottetown 46.24 -63.13, Summerside 46.39 -63.79'],
  'CA-QC': [
    'Québec',
    'Montréal 45.50 -73.57, Québec 46.81 -71.21, Laval 45.61 -73.71, Gatineau 45.48 -75.70, Sherbrooke 45.40 -71.89, Trois-Rivières 46.34 -72.54, Saguenay 48.43 -71.07, Rimouski 48.45 -68.52, Rouyn-Noranda 48.24 -79.02',
  ],
  'CA-SK': [
    'Saskatchewan',
    'Saskatoon 52.13 -106.67, Regina 50.45 -104.62, Prince Albert 53.20 -105.75, Moose Jaw 50.39 -105.53',
  ],
  'CA-YT': ['Yukon', 'Whitehorse 60.72 -135.06'],
};

export const australia: CountryPlaces = {
  'AU-ACT': ['Australian Capital Territory', 'Canberra -35.28 149.13'],
  'AU-NSW': [
    'New South Wales',
    'Sydney -33.87 151.21, Newcastle -32.93 151.78, Wollongong -34.42 150.89, Central Coast -33.43 151.34, Wagga Wagga -35.11 147.37, Albury -36.08 146.92, Tamworth -31.09 150.93, Coffs Harbour -30.30 153.11, Dubbo -32.25 148.60, Orange -33.28 149.10',
  ],
  'AU-NT': ['Northern Territory', 'Darwin -12.46 130.84, Alice Springs -23.70 133.88, Katherine -14.47 132.27'],
  'AU-QLD': [
    'Queensland',
    'Brisbane -27.47 153.03, Gold Coast -28.02 153.40, Sunshine Coast -26.65 153.07, Townsville -19.26 146.82, Cairns -16.92 145.77, Toowoomba -27.56 151.95, Mackay -21.14 149.19, Rockhampton -23.38 150.51, Bundaberg -24.87 152.35, Mount Isa -20.73 139.49',
  ],
  'AU-SA': [
    'South Australia',
    'Adelaide -34.93 138.60, Mount Gambier -37.83 140.78, Whyalla -33.03 137.58, Port Lincoln -34.73 135.86, Port Augusta -32.49 137.77',
  ],
  'AU-TAS': ['Tasmania', 'Hobart -42.88 147.33, Launceston -41.44 147.14, Devonport -41.18 146.36'],
  'AU-VIC': [
    'Victoria',
    'Melbourne -37.81 144.96, Geelong -38.15 144.36, Ballarat -37.56 143.85, Bendigo -36.76 144.28, Shepparton -36.38 145.40, Mildura -34.19 142.16, Warrnambool -38.38 142.48, Traralgon -38.20 146.54',
  ],
  'AU-WA': [
    'Western Australia',
    'Perth -31.95 115.86, Mandurah -32.53 115.72, Bunbury -33.33 115.64, Geraldton -28.77 114.61, Kalgoorlie -30.75 121.47, Albany -35.02 117.88, Broome -17.96 122.24, Karratha -20.74 116.85',
  ],
};

export const newZealand: CountryPlaces = {
  'NZ-AUK': [
    'Auckland',
    'Auckland -36.85 174.76, Manukau -36.99 174.88, North Shore -36.80 174.75, Pukekohe -37.20 174.90',
  ],
  'NZ-BOP': ['Bay of Plenty', 'Tauranga -37.69 176.17, Rotorua -38.14 176.25, Whakatāne -37.95 176.99'],
  'NZ-CAN': [
    'Canterbury',
    'Christchurch -43.53 172.64, Timaru -44.40 171.25, Ashburton -43.90 171.75, Rangiora -43.30 172.59',
  ],
  'NZ-GIS': ['Gisborne', 'Gisborne -38.66 178.02'],
  'NZ-HKB': ['Hawke’s Bay', 'Napier -39.49 176.92, Hastings -39.64 176.84'],
  'NZ-MWT': ['Manawatū-Whanganui', 'Palmerston North -40.36 175.61, Whanganui -39.93 175.05, Levin -40.62 175.28'],
  'NZ-MBH': ['Marlborough', 'Blenheim -41.51 173.96'],
  'NZ-NSN': ['Nelson', 'Nelson -41.27 173.28'],
  'NZ-NTL': ['Northland', 'Whangārei -35.73 174.32, Kerikeri -35.23 173.95'],
  'NZ-OTA': ['Otago', 'Dunedin -45.87 170.50, Queenstown -45.03 168.66, Oamaru -45.10 170.97'],
  'NZ-STL': ['Southland', 'Invercargill -46.41 168.35, Gore -46.10 168.94'],
  'NZ-TKI': ['Taranaki', 'New Plymouth -39.06 174.08, Hāwera -39.59 174.28'],
  'NZ-TAS': ['Tasman', 'Richmond -41.34 173.18, Motueka -41.11 173.01'],
  'NZ-WKO': ['Waikato', 'Hamilton -37.79 175.28, Taupō -38.69 176.07, Cambridge -37.89 175.47, Thames -37.14 175.54'],
  'NZ-WGN': [
    'Wellington',
    'Wellington -41.29 174.78, Lower Hutt -41.21 174.91, Porirua -41.13 174.84, Masterton -40.95 175.66',
  ],
  'NZ-WTC': ['West Coast', 'Greymouth -42.45 171.21, Hokitika -42.72 170.97, Westport -41.75 171.60'],
};
