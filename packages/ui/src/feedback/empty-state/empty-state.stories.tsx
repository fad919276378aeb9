import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon, MessageCircleIcon } from 'lucide-react';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  parameters: elementNotes({
    use: 'In place of a list that has nothing yet: what will be here, and what to do for it.',
    avoid: 'Not when loading failed: use `ErrorPanel`. Not while loading: use `Skeleton`.',
    synonyms: ['nothing here', 'no results', 'zero state', 'blank'],
  }),
  args: {
    icon: <HeartIcon />,
    title: 'No likes yet',
    text: 'Say hello first: people you like see you at the top of their list.',
    action: <Button>Find somebody</Button>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Small: Story = {
  args: {
    size: 'sm',
    icon: <MessageCircleIcon />,
    title: 'Nothing written yet',
    text: 'A question about one of the photos is a good start.',
  },
};
export const WithoutAction: Story = { args: { action: undefined } };
export const GermanLong: Story = {
  args: {
    title: 'Sie haben noch keine Sympathiebekundungen erhalten',
    text: 'Vervollständigen Sie Ihr Profil mit einem Foto und einigen Sätzen über sich. Mitglieder mit vollständigem Profil werden deutlich häufiger angesprochen.',
    action: <Button>Profil vervollständigen</Button>,
  },
};
/** What will appear here, and the next step. */
export const DoNextStep: Story = { name: 'The next step', tags: ['do'] };
/** Says only what is missing, without a next step. */
export const DontOnlyWhatIsMissing: Story = {
  name: 'Only what is missing',
  tags: ['dont'],
  args: { title: 'No data', text: undefined, action: undefined },
};
