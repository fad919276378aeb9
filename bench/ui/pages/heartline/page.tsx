import './page.css';

import { Button } from '@heartline/ui/controls/button';
import { Checkbox } from '@heartline/ui/controls/checkbox';
import { Select } from '@heartline/ui/controls/select';
import { TextArea } from '@heartline/ui/controls/text-area';
import { TextField } from '@heartline/ui/controls/text-field';
import { Badge } from '@heartline/ui/feedback/badge';
import { ToastProvider, useToast } from '@heartline/ui/feedback/toast';
import { Avatar } from '@heartline/ui/member/avatar';
import { Tabs } from '@heartline/ui/navigation/tabs';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { Menu } from '@heartline/ui/overlays/menu';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { actions, countries, tabs } from '../shared/words.ts';

function Page() {
  const { show } = useToast();
  const [tab, setTab] = useState(tabs[0]!);
  const [open, setOpen] = useState(false);
  return (
    <main>
      <Avatar name="Anna Berg" />
      <Badge tone="primary">3 new</Badge>
      <Menu
        label="Account"
        trigger={<Button variant="ghost">Account</Button>}
        items={actions.map((label) => ({ label, onSelect: () => show({ message: label }) }))}
      />
      <Tabs label="Profile" items={tabs.map((label) => ({ id: label, label }))} value={tab} onValueChange={setTab}>
        {tab === tabs[0] ? (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              show({ tone: 'success', message: 'Saved' });
            }}
          >
            <TextField label="Name" required />
            <TextField label="E-mail" type="email" hint="Nobody sees it" />
            <Select label="Country" options={countries.map((label) => ({ value: label, label }))} />
            <TextArea label="About me" />
            <Checkbox label="I am over 18" />
            <Button type="submit">Save</Button>
            <Button variant="outline" onClick={() => setOpen(true)}>
              Delete
            </Button>
          </form>
        ) : (
          <p>No photos yet</p>
        )}
      </Tabs>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Delete your account?"
        closeLabel="Close"
        footer={<Button onClick={() => setOpen(false)}>Delete</Button>}
      >
        It cannot be undone.
      </Dialog>
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(
  <ToastProvider dismissLabel="Dismiss">
    <Page />
  </ToastProvider>,
);
