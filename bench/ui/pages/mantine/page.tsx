import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';

import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  MantineProvider,
  Menu,
  Modal,
  NativeSelect,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { actions, countries, tabs } from '../shared/words.ts';

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Avatar>AB</Avatar>
      <Badge>3 new</Badge>
      <Menu>
        <Menu.Target>
          <Button variant="subtle">Account</Button>
        </Menu.Target>
        <Menu.Dropdown>
          {actions.map((label) => (
            <Menu.Item key={label} onClick={() => notifications.show({ message: label })}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <Tabs defaultValue={tabs[0]!}>
        <Tabs.List aria-label="Profile">
          {tabs.map((label) => (
            <Tabs.Tab key={label} value={label}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tabs[0]!}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              notifications.show({ message: 'Saved' });
            }}
          >
            <TextInput label="Name" required />
            <TextInput label="E-mail" type="email" description="Nobody sees it" />
            <NativeSelect label="Country" data={countries} />
            <Textarea label="About me" />
            <Checkbox label="I am over 18" />
            <Button type="submit">Save</Button>
            <Button variant="outline" onClick={() => setOpen(true)}>
              Delete
            </Button>
          </form>
        </Tabs.Panel>
        <Tabs.Panel value={tabs[1]!}>No photos yet</Tabs.Panel>
      </Tabs>
      <Modal opened={open} onClose={() => setOpen(false)} title="Delete your account?">
        <p>It cannot be undone.</p>
        <Button onClick={() => setOpen(false)}>Delete</Button>
      </Modal>
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(
  <MantineProvider>
    <Notifications />
    <Page />
  </MantineProvider>,
);
