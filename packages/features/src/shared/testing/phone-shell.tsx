import { Logo } from '@heartline/ui/foundations/logo';
import { Layout } from '@heartline/ui/shell/layout';
import { TopBar } from '@heartline/ui/shell/top-bar';
import type { Decorator } from '@storybook/react-vite';
import { GamepadIcon, HeartIcon, MessageCircleIcon, SearchIcon, UserRoundIcon } from 'lucide-react';

/** The frame of every member page, with its bars, for which a screen must leave space. */
const inShell: Decorator = (Story) => (
  <Layout
    skipLabel="Skip to content"
    header={
      <TopBar
        variant="free"
        logo={<Logo name="Heartline" />}
        homeHref="#home"
        navLabel="Main"
        items={[
          { href: '#members', label: 'Search', icon: <SearchIcon /> },
          { href: '#play', label: 'Play', icon: <GamepadIcon /> },
          { href: '#likes', label: 'Likes', icon: <HeartIcon /> },
          { href: '#chats', label: 'Messages', icon: <MessageCircleIcon /> },
          { href: '#me', label: 'Me', icon: <UserRoundIcon /> },
        ]}
        premium={{ href: '#premium', label: 'Get Premium' }}
      />
    }
  >
    <Story />
  </Layout>
);

/** A story as a member sees it on a phone, bars and margins included: `{ ...inPhoneShell, parameters: … }`. */
export const inPhoneShell = {
  decorators: [inShell],
  globals: { viewport: { value: 'phone' } },
};
