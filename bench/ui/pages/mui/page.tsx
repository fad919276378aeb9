import {
  Avatar,
  Button,
  Checkbox,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Menu,
  MenuItem,
  Snackbar,
  Tab,
  Tabs,
  TextField,
} from '@mui/material';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { actions, countries, tabs } from '../shared/words.ts';

function Page() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [tab, setTab] = useState(tabs[0]!);
  const [open, setOpen] = useState(false);
  const [toast, setToast] = useState('');
  return (
    <main>
      <Avatar>AB</Avatar>
      <Chip label="3 new" color="primary" size="small" />
      <Button onClick={(event) => setAnchor(event.currentTarget)}>Account</Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {actions.map((label) => (
          <MenuItem
            key={label}
            onClick={() => {
              setAnchor(null);
              setToast(label);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      <Tabs value={tab} onChange={(_, next: string) => setTab(next)} aria-label="Profile">
        {tabs.map((label) => (
          <Tab key={label} value={label} label={label} />
        ))}
      </Tabs>
      {tab === tabs[0] ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setToast('Saved');
          }}
        >
          <TextField label="Name" required />
          <TextField label="E-mail" type="email" helperText="Nobody sees it" />
          <TextField label="Country" select slotProps={{ select: { native: true } }}>
            {countries.map((label) => (
              <option key={label}>{label}</option>
            ))}
          </TextField>
          <TextField label="About me" multiline />
          <FormControlLabel control={<Checkbox />} label="I am over 18" />
          <Button type="submit" variant="contained">
            Save
          </Button>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            Delete
          </Button>
        </form>
      ) : (
        <p>No photos yet</p>
      )}
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Delete your account?</DialogTitle>
        <DialogContent>It cannot be undone.</DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Delete</Button>
        </DialogActions>
      </Dialog>
      <Snackbar open={toast !== ''} message={toast} autoHideDuration={6000} onClose={() => setToast('')} />
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
