/**
 * Regions of one country by their code (ISO 3166-2 where there is one): the name in the local language, and the bigger places as
 * `name latitude longitude`, separated by commas. Written by hand from general knowledge; two decimals are about a kilometre.
 */
export type CountryPlaces = Record<string, readonly [name: string, places: string]>;
