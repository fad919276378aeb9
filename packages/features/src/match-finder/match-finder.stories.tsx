import { NetworkError, type FoundMatch, type MatchPreferences } from '@heartline/api-client';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { member, never, user } from '../shared/testing/fixtures.ts';
import { MatchFinderScreen, type WizardStep } from './index.ts';
import { drafts } from './preferences-draft.ts';

const preferences: MatchPreferences = {
  genders: ['woman'],
  minAge: 28,
  maxAge: 42,
  radius: '50',
  withPhoto: true,
  interests: ['cooking', 'cycling', 'museums'],
  languages: ['nl', 'de'],
  attributes: [{ name: 'body_type', values: ['slim', 'athletic'] }],
};
const match = (number: number, change: Partial<FoundMatch>): FoundMatch => ({
  profile: member(number),
  score: 50,
  interests: [],
  languages: [],
  attributes: [],
  ...change,
});
const matches = [
  match(4, { interests: ['cooking', 'cycling', 'museums'], languages: ['nl', 'de'], attributes: ['body_type'] }),
  match(8, { interests: ['cycling'], languages: ['nl'] }),
  match(6, { interests: ['museums'], attributes: ['body_type'] }),
  match(12, { languages: ['de'] }),
  match(16, {}),
];
const widenings = [
  { kind: 'radius' as const, preferences: { ...preferences, radius: '100' as const }, numResults: 14 },
  { kind: 'country' as const, preferences: { ...preferences, radius: null }, numResults: 24 },
  { kind: 'min_age' as const, preferences: { ...preferences, minAge: 23 }, numResults: 3 },
  { kind: 'photo' as const, preferences: { ...preferences, withPhoto: false }, numResults: 1 },
];
const save = fn((input: { preferences: MatchPreferences }) => ({ preferences: input.preferences }));
const calls = {
  preferences: () => ({ preferences: null }),
  save,
  results: () => ({ matches }),
  widenings: () => ({ widenings }),
};
const world = (change: object = {}, more: object = {}) => ({
  user: { ...user, profile: { ...user.profile, place: 'Utrecht', languages: ['nl', 'en'] } },
  api: { matchFinder: { ...calls, ...change } },
  ...more,
});
const saved = { preferences: () => ({ preferences }) };
const offline = () => Promise.reject(new NetworkError('offline'));

/** The address bar of a story. */
function MatchFinder({ at }: { at?: WizardStep }) {
  const [step, setStep] = useState(at);
  return <MatchFinderScreen step={step} onStep={setStep} />;
}

const meta = {
  title: 'Match finder/Match finder',
  component: MatchFinder,
  parameters: world(),
  beforeEach: () => {
    drafts.remove(user.id);
    save.mockClear();
  },
} satisfies Meta<typeof MatchFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** From the first question to the results; questions that do not matter are skipped. */
export const Wizard: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = async () => await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    const women = await canvas.findByRole('checkbox', { name: 'Women' });
    await userEvent.click(women);
    await next();
    await canvas.findByText('Fill this in.');
    await userEvent.click(women);
    await next();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'What age?' })).toHaveFocus());
    await next();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'How far away can they live?' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('radio', { name: 'Up to 50 km' }));
    await next();
    await expect(canvas.getByRole('checkbox', { name: 'Cooking' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Doesn’t matter' }));
    await userEvent.type(canvas.getByRole('combobox', { name: 'Add a language' }), 'germ{Enter}');
    await canvas.findByRole('button', { name: 'Remove German' });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Athletic' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Find matches' }));
    await canvas.findByText('5 people match.');
    // On a wide screen the preferences stand on one line.
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(top('Up to 50 km')).toBe(top('Women'));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        preferences: {
          genders: ['woman'],
          minAge: 26,
          maxAge: 46,
          radius: '50',
          withPhoto: false,
          interests: [],
          languages: ['de'],
          attributes: [{ name: 'body_type', values: ['athletic'] }],
        },
      }),
    );
  },
};
export const Who: Story = { args: { at: 'who' }, globals: { viewport: { value: 'phone' } } };
export const Age: Story = { args: { at: 'age' }, globals: { viewport: { value: 'phone' } } };
export const Where: Story = { args: { at: 'where' }, globals: { viewport: { value: 'phone' }, theme: 'dark' } };
export const InterestsInGerman: Story = {
  args: { at: 'interests' },
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
export const DetailsNotSaved: Story = {
  args: { at: 'details' },
  parameters: world({ save: offline }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Athletic' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Find matches' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    await expect(canvas.getByRole('checkbox', { name: 'Athletic' })).toBeChecked();
  },
};
/** Each member with their reasons: common interests, fulfilled wishes, the same town, or none. */
export const Results: Story = {
  parameters: world(saved),
  play: async ({ canvas }) => {
    await canvas.findByText('You both like: Cooking and cycling');
    // A member without a reason shows no text for it.
    const cards = canvas.getAllByRole('article').map(({ parentElement }) => parentElement);
    await expect(cards.at(-1)?.querySelectorAll('li')).toHaveLength(0);
    await expect(canvas.getAllByText('Fictional profile').length).toBeGreaterThan(0);
  },
};
export const ResultsOnPhone: Story = {
  parameters: world(saved),
  globals: { viewport: { value: 'phone' }, locale: 'de' },
};
export const NobodyFits: Story = {
  parameters: world({ ...saved, results: () => ({ matches: [] }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Up to 100 km 14 people' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({ preferences: expect.objectContaining({ radius: '100' }) as unknown }),
    );
  },
};
export const ResultsLoading: Story = {
  parameters: world({ ...saved, results: never }),
};
export const LoadFailed: Story = { parameters: world({ preferences: offline }) };
export const Loading: Story = { parameters: world({ preferences: never }) };
