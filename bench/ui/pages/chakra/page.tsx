import {
  Avatar,
  Badge,
  Button,
  ChakraProvider,
  Checkbox,
  CloseButton,
  createToaster,
  defaultSystem,
  Dialog,
  Field,
  Input,
  Menu,
  NativeSelect,
  Portal,
  Tabs,
  Textarea,
  Toast,
  Toaster,
} from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';

import { actions, countries, tabs } from '../shared/words.ts';

const toaster = createToaster({ placement: 'bottom' });

function Page() {
  return (
    <main>
      <Avatar.Root>
        <Avatar.Fallback name="Anna Berg" />
      </Avatar.Root>
      <Badge>3 new</Badge>
      <Menu.Root>
        <Menu.Trigger asChild>
          <Button variant="ghost">Account</Button>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {actions.map((label) => (
                <Menu.Item key={label} value={label} onSelect={() => toaster.create({ description: label })}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <Tabs.Root defaultValue={tabs[0]!}>
        <Tabs.List aria-label="Profile">
          {tabs.map((label) => (
            <Tabs.Trigger key={label} value={label}>
              {label}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={tabs[0]!}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              toaster.create({ description: 'Saved' });
            }}
          >
            <Field.Root required>
              <Field.Label>Name</Field.Label>
              <Input />
            </Field.Root>
            <Field.Root>
              <Field.Label>E-mail</Field.Label>
              <Input type="email" />
              <Field.HelperText>Nobody sees it</Field.HelperText>
            </Field.Root>
            <Field.Root>
              <Field.Label>Country</Field.Label>
              <NativeSelect.Root>
                <NativeSelect.Field>
                  {countries.map((label) => (
                    <option key={label}>{label}</option>
                  ))}
                </NativeSelect.Field>
                <NativeSelect.Indicator />
              </NativeSelect.Root>
            </Field.Root>
            <Field.Root>
              <Field.Label>About me</Field.Label>
              <Textarea />
            </Field.Root>
            <Checkbox.Root>
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>I am over 18</Checkbox.Label>
            </Checkbox.Root>
            <Button type="submit">Save</Button>
          </form>
          <Dialog.Root>
            <Dialog.Trigger asChild>
              <Button variant="outline">Delete</Button>
            </Dialog.Trigger>
            <Portal>
              <Dialog.Backdrop />
              <Dialog.Positioner>
                <Dialog.Content>
                  <Dialog.Header>
                    <Dialog.Title>Delete your account?</Dialog.Title>
                  </Dialog.Header>
                  <Dialog.Body>It cannot be undone.</Dialog.Body>
                  <Dialog.Footer>
                    <Dialog.ActionTrigger asChild>
                      <Button>Delete</Button>
                    </Dialog.ActionTrigger>
                  </Dialog.Footer>
                  <Dialog.CloseTrigger asChild>
                    <CloseButton />
                  </Dialog.CloseTrigger>
                </Dialog.Content>
              </Dialog.Positioner>
            </Portal>
          </Dialog.Root>
        </Tabs.Content>
        <Tabs.Content value={tabs[1]!}>No photos yet</Tabs.Content>
      </Tabs.Root>
      <Toaster toaster={toaster}>
        {(toast) => (
          <Toast.Root>
            <Toast.Description>{toast.description}</Toast.Description>
            <Toast.CloseTrigger />
          </Toast.Root>
        )}
      </Toaster>
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(
  <ChakraProvider value={defaultSystem}>
    <Page />
  </ChakraProvider>,
);
