export const heart = 'M12 20 4 12a5 5 0 0 1 8-6 5 5 0 0 1 8 6z';
export const pin = 'M12 21s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12z';
