import '../native/page.css';

import { useState } from 'react';
import {
  Button,
  Checkbox,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Menu,
  MenuItem,
  MenuTrigger,
  Modal,
  ModalOverlay,
  Popover,
  Select,
  SelectValue,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextArea,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { createRoot } from 'react-dom/client';

import { actions, countries, tabs } from '../shared/words.ts';

const queue = new ToastQueue<string>();

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <main>
      <span className="avatar">AB</span>
      <span className="badge">3 new</span>
      <MenuTrigger>
        <Button>Account</Button>
        <Popover>
          <Menu className="menu">
            {actions.map((label) => (
              <MenuItem key={label} onAction={() => queue.add(label)}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </MenuTrigger>
      <Tabs>
        <TabList aria-label="Profile">
          {tabs.map((label) => (
            <Tab key={label} id={label}>
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel id={tabs[0]!}>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              queue.add('Saved');
            }}
          >
            <TextField isRequired>
              <Label>Name</Label>
              <Input />
            </TextField>
            <TextField type="email">
              <Label>E-mail</Label>
              <Input />
              <Text slot="description">Nobody sees it</Text>
            </TextField>
            <Select>
              <Label>Country</Label>
              <Button>
                <SelectValue />
              </Button>
              <Popover>
                <ListBox>
                  {countries.map((label) => (
                    <ListBoxItem key={label}>{label}</ListBoxItem>
                  ))}
                </ListBox>
              </Popover>
            </Select>
            <TextField>
              <Label>About me</Label>
              <TextArea />
            </TextField>
            <Checkbox>I am over 18</Checkbox>
            <Button type="submit">Save</Button>
            <DialogTrigger isOpen={open} onOpenChange={setOpen}>
              <Button>Delete</Button>
              <ModalOverlay>
                <Modal>
                  <Dialog>
                    <Heading slot="title">Delete your account?</Heading>
                    <p>It cannot be undone.</p>
                    <Button onPress={() => setOpen(false)}>Delete</Button>
                  </Dialog>
                </Modal>
              </ModalOverlay>
            </DialogTrigger>
          </form>
        </TabPanel>
        <TabPanel id={tabs[1]!}>No photos yet</TabPanel>
      </Tabs>
      <ToastRegion queue={queue}>
        {({ toast }) => (
          <Toast toast={toast} className="toast">
            <ToastContent>
              <Text slot="title">{toast.content}</Text>
            </ToastContent>
            <Button slot="close">Dismiss</Button>
          </Toast>
        )}
      </ToastRegion>
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
