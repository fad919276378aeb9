import { expect, it } from 'vitest';

import { csvLine } from './csv.ts';

it('[PAY-13d] quotes as RFC 4180 requires, and leaves nothing that a spreadsheet would run', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\r\ng', null, -10, 14.99])).toBe('a,"b,c","d""e","f\r\ng",,-10,14.99\r\n');
  expect(csvLine(['=1+1', '+1', '-1', '@x', '\tx', '=HYPERLINK("http://x","y")'])).toBe(
    `'=1+1,'+1,'-1,'@x,'\tx,"'=HYPERLINK(""http://x"",""y"")"\r\n`,
  );
  expect(csvLine(['\n=1', ' =1', '\u00a0=1', '＝1', ';=1', 'a; +1', 'a\n@x'])).toBe(
    `"'\n'=1",' =1,'\u00a0=1,'＝1,;'=1,a;' +1,"a\n'@x"\r\n`,
  );
  expect(csvLine(['a-b', 'a; b', '10 = 10', 'me@home.example'])).toBe('a-b,a; b,10 = 10,me@home.example\r\n');
});
