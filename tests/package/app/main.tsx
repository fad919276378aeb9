// A first app with the packed package: no Tailwind, no settings.
import '@heartline/ui/elements.css';

import { Button } from '@heartline/ui/controls/button';
import { TextField } from '@heartline/ui/controls/text-field';
import { ToastProvider, useToast } from '@heartline/ui/feedback/toast';
import { Avatar } from '@heartline/ui/member/avatar';
import { Tabs } from '@heartline/ui/navigation/tabs';
import { Dialog } from '@heartline/ui/overlays/dialog';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

function App() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState('about');
  const { show } = useToast();
  return (
    <main>
      <Avatar name="Anna" />
      <Tabs
        label="Profile"
        items={[
          { id: 'about', label: 'About me' },
          { id: 'photos', label: 'Photos' },
        ]}
        value={tab}
        onValueChange={setTab}
      >
        {tab === 'about' ? <TextField label="First name" /> : <p>No photos yet</p>}
      </Tabs>
      <Button variant="primary" onClick={() => setOpen(true)}>
        Send a like
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Like sent" closeLabel="Close">
        <Button
          onClick={() => {
            setOpen(false);
            show({ message: 'Anna will see it.', duration: 0 });
          }}
        >
          Wonderful
        </Button>
      </Dialog>
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(
  <StrictMode>
    <ToastProvider dismissLabel="Dismiss">
      <App />
    </ToastProvider>
  </StrictMode>,
);
