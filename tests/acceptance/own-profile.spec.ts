import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { join, stranger } from './support/people.ts';

const main = (page: Page) => page.getByRole('main');
const attributes = ['Sexuality', 'Hair colour', 'Eye colour', 'Body type', 'Relationship status', 'Tattoos'];

test('[MEM-09a] every attribute, the text about oneself and the interests can be changed and removed, and others see the result', async ({
  open,
}) => {
  const page = await open();
  const me = await join(page, stranger({ gender: 'woman', seeking: 'man' }));
  const openAll = async () => {
    await page.goto('/profile');
    for (const name of ['More about me', 'My interests'])
      await main(page).locator('summary').filter({ hasText: name }).click();
  };
  const field = (name: string) => main(page).getByRole('combobox', { name, exact: true });
  const valuesNow = async () => ({
    about: await main(page).getByRole('textbox', { name: 'About me' }).inputValue(),
    ...Object.fromEntries(
      await Promise.all(
        ['Country', 'Region', ...attributes].map(async (name) => [name, await field(name).inputValue()] as const),
      ),
    ),
    checked: await main(page)
      .getByRole('radio', { checked: true })
      .or(main(page).getByRole('checkbox', { checked: true }))
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
  });
  const save = async () => {
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText('Your profile has been saved.')).toBeVisible();
  };

  await openAll();
  // Town by region, the fields above, and the one for languages: all of them are tested here.
  await expect(main(page).getByRole('combobox')).toHaveCount(attributes.length + 3);
  const before = await valuesNow();
  await main(page).getByRole('textbox', { name: 'About me' }).fill('I read at the sea.');
  await main(page).getByRole('radio', { name: 'Non-binary' }).check();
  await main(page).getByRole('checkbox', { name: 'Women', exact: true }).check();
  await field('Country').selectOption('Denmark');
  await field('Region').selectOption({ index: 1 });
  for (const name of attributes) await field(name).selectOption({ index: 2 });
  await main(page).getByRole('combobox', { name: 'Add a language' }).fill('Danish');
  await page.keyboard.press('Enter');
  for (const name of ['Chess', 'Sailing']) await main(page).getByRole('checkbox', { name, exact: true }).check();
  const changed = await valuesNow();
  await save();
  await openAll();
  expect(await valuesNow()).toEqual(changed);
  for (const [name, value] of Object.entries(before)) expect(changed[name as 'about'], name).not.toEqual(value);

  const other = await open();
  await join(other, stranger({ gender: 'man', seeking: 'woman' }));
  await other.goto(`/members/${me.id}`);
  await expect(other.getByText('I read at the sea.')).toBeVisible();
  for (const told of ['Danish', 'Chess', 'Sailing', 'Non-binary'])
    await expect(main(other).getByText(told).first(), told).toBeVisible();

  // Entries can be removed.
  await main(page).getByRole('textbox', { name: 'About me' }).fill('');
  for (const name of attributes) await field(name).selectOption({ index: 0 });
  for (const name of ['Chess', 'Sailing']) await main(page).getByRole('checkbox', { name, exact: true }).uncheck();
  await save();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: new RegExp(me.name) })).toBeVisible();
  for (const told of ['I read at the sea.', 'Chess', 'Sailing']) await expect(other.getByText(told)).toHaveCount(0);
});
