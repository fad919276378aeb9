import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeartIcon, MessageCircleIcon, SearchIcon } from 'lucide-react';
import { expect } from 'storybook/test';

import { Banner } from '../../feedback/banner/index.ts';
import { Logo } from '../../foundations/logo/index.ts';
import { MemberCard } from '../../member/member-card/index.ts';
import { MemberGrid } from '../../member/member-grid/index.ts';
import { elementNotes } from '../../testing/element-notes.ts';
import { portrait } from '../../testing/pictures.ts';
import { Footer } from '../footer/index.ts';
import { LanderBar } from '../lander-bar/index.ts';
import { TopBar } from '../top-bar/index.ts';
import { WarningsHeader } from '../warnings-header/index.ts';
import { Layout } from './index.ts';

const logo = <Logo name="Heartline" />;
const header = (
  <TopBar
    variant="free"
    logo={logo}
    homeHref="#home"
    navLabel="Main"
    items={[
      { href: '#members', label: 'Search', icon: <SearchIcon />, current: true },
      { href: '#chats', label: 'Messages', icon: <MessageCircleIcon />, count: 3, countLabel: '3 new messages' },
      { href: '#likes', label: 'Likes', icon: <HeartIcon /> },
    ]}
    premium={{ href: '#premium', label: 'Get Premium' }}
    account={{ label: 'Account: Anna', name: 'Anna', photoUrl: portrait(0), items: [] }}
  />
);
const footer = (
  <Footer linksLabel="About this site" links={[{ href: '#terms', label: 'Terms' }]} copyright="© 2026 Heartline" />
);
const content = (
  <>
    <h1 className="mb-5 text-3xl font-extrabold">Members near you</h1>
    <MemberGrid label="Members near you">
      {['Anna', 'Joost', 'Sanne', 'Imani', 'Floor', 'Ruben', 'Willem', 'Priya', 'Kofi', 'Roos'].map((name, index) => (
        <MemberCard
          key={name}
          name={name}
          age={28 + index * 3}
          place="Utrecht"
          href={`#${name}`}
          photoUrl={portrait(index)}
          headingLevel={2}
        />
      ))}
    </MemberGrid>
  </>
);

const meta = {
  title: 'Shell/Layout',
  component: Layout,
  parameters: {
    ...elementNotes({
      use: 'Around every page: skip link, bar, notices, content and footer, in four versions (NAV-01).',
      avoid: 'Not inside a page: there is one `main` only.',
      keyboard: [
        ['Tab', 'reaches the skip link first'],
        ['Enter', 'on it goes to the content'],
      ],
      synonyms: ['page frame', 'template', 'skeleton of a page', 'main', 'skip link'],
    }),
    layout: 'fullscreen',
  },
  args: { skipLabel: 'Skip to content', header, footer, children: content },
} satisfies Meta<typeof Layout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    warnings: (
      <WarningsHeader label="Notices">
        <Banner slim tone="neutral" label="Photo">
          Members with a photo get more messages.
        </Banner>
      </WarningsHeader>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.tab();
  },
};
export const Chat: Story = {
  args: {
    variant: 'chat',
    header: undefined,
    children: <div className="grid flex-1 place-items-center bg-surface">A conversation fills the window</div>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('contentinfo')).toBeNull();
  },
};
export const Lander: Story = {
  args: {
    variant: 'lander',
    header: <LanderBar logo={logo} />,
    children: <h1 className="px-6 py-24 text-center text-4xl font-extrabold">Meet someone worth getting to know</h1>,
  },
};
export const Empty: Story = {
  args: { variant: 'empty', children: <h1 className="p-8 text-2xl font-bold">Your account is deleted</h1> },
};
export const Narrow: Story = { args: { width: 'narrow' }, globals: { viewport: { value: 'xl' } } };
export const FullWidth: Story = { args: { width: 'full' }, globals: { viewport: { value: 'xl' } } };
