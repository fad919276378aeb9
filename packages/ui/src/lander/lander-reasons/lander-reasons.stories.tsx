import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartHandshakeIcon, MessageCircleIcon, ShieldCheckIcon } from 'lucide-react';
import { expect } from 'storybook/test';

import { Button } from '../../controls/button/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { LanderReasons } from './index.ts';

const meta = {
  title: 'Lander/LanderReasons',
  component: LanderReasons,
  parameters: {
    layout: 'fullscreen',
    ...elementNotes({
      use: 'Below the first screen of a lander: three or four reasons to sign up, or how it works, with the call to action again.',
      avoid: 'For facts about a member use AttributeList; for steps of a form Steps. No figures that are not true.',
      status: 'new',
      synonyms: ['features', 'benefits', 'icons', 'how it works', 'USP', 'iconslanding'],
    }),
  },
  args: {
    title: 'Calm by design',
    reasons: [
      {
        key: 'safe',
        icon: <ShieldCheckIcon />,
        title: 'Looked after',
        text: 'A person reads every report within a day.',
      },
      {
        key: 'talk',
        icon: <MessageCircleIcon />,
        title: 'Made for talking',
        text: 'A good first question is always at hand.',
      },
      {
        key: 'fair',
        icon: <HeartHandshakeIcon />,
        title: 'Fair prices',
        text: 'Nothing renews automatically, and credits do not expire.',
      },
    ],
    callToAction: <Button size="lg">Have a look</Button>,
  },
} satisfies Meta<typeof LanderReasons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Ordered: Story = {
  args: { ordered: true, title: 'How it works' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list').tagName).toBe('OL');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};
export const NarrowColumn: Story = {
  render: (args) => (
    <div className="w-90 max-w-full">
      <LanderReasons {...args} />
    </div>
  ),
};
export const GermanLong: Story = {
  args: {
    title: 'Ein Ort, an dem Rücksichtnahme und Aufrichtigkeit selbstverständlich sind',
    reasons: [
      {
        key: 'a',
        icon: <ShieldCheckIcon />,
        title: 'Vertrauenswürdigkeitsüberprüfung',
        text: 'Jede Meldung wird innerhalb eines Tages von einem Menschen gelesen und beantwortet.',
      },
      { key: 'b', icon: <MessageCircleIcon />, title: 'Gesprächsanregungen', text: 'Immer eine gute erste Frage.' },
      { key: 'c', icon: <HeartHandshakeIcon />, title: 'Nichts verlängert sich von selbst' },
    ],
  },
};
