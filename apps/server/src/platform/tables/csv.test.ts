import { expect, it } from 'vitest';

import { csvLine } from './csv.ts';

it('[PAY-13d] quotes as RFC 4180 requires, and leaves nothing that a spreadsheet would run', () => {
  expect(csvLine(['a', 'b,c', 'd"e', 'f\r\ng', null, -10, 14.99])).toBe('a,"b,c","d""e","f\r\ng",,-10,14.99\r\n');
  expect(csvLine(['=1+1', '+1', '-1', '@x', '\tx', '=HYPERLINK("http://x","y")'])).toBe(
    `'=1+1,'+1,'-1,'@x,'\tx,"'=HYPERLINK(""http://x"",""y"")"\r\n`,
  );
});
