import './page.css';

import { cva } from 'class-variance-authority';
import { Avatar, Checkbox, Dialog, DropdownMenu, Label, Select, Tabs, Toast } from 'radix-ui';
import { useState, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';

import { actions, countries, tabs } from '../shared/words.ts';

const button = cva('inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 font-semibold', {
  variants: {
    variant: { primary: 'bg-pink-700 text-white hover:bg-pink-800', outline: 'border border-stone-400 bg-white' },
  },
  defaultVariants: { variant: 'primary' },
});
const field = 'min-h-11 w-full rounded-xl border border-stone-400 bg-white px-4 py-2 focus:outline-3';
const panel = 'rounded-2xl border border-stone-200 bg-white p-5 shadow-lg';

function Button({ variant, ...props }: ComponentProps<'button'> & { variant?: 'primary' | 'outline' }) {
  return <button type="button" {...props} className={button({ variant })} />;
}

function Page() {
  const [toast, setToast] = useState('');
  return (
    <Toast.Provider>
      <main>
        <Avatar.Root className="inline-grid size-12 place-items-center rounded-full bg-stone-200">
          <Avatar.Fallback>AB</Avatar.Fallback>
        </Avatar.Root>
        <span className="rounded-full bg-pink-100 px-2 py-0.5 text-xs font-semibold text-pink-900">3 new</span>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger className={button({ variant: 'outline' })}>Account</DropdownMenu.Trigger>
          <DropdownMenu.Portal>
            <DropdownMenu.Content className={panel}>
              {actions.map((label) => (
                <DropdownMenu.Item key={label} className="rounded-lg px-3 py-2" onSelect={() => setToast(label)}>
                  {label}
                </DropdownMenu.Item>
              ))}
            </DropdownMenu.Content>
          </DropdownMenu.Portal>
        </DropdownMenu.Root>
        <Tabs.Root defaultValue={tabs[0]!}>
          <Tabs.List className="flex gap-4 border-b" aria-label="Profile">
            {tabs.map((label) => (
              <Tabs.Trigger key={label} value={label} className="min-h-11 data-[state=active]:border-b-2">
                {label}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value={tabs[0]!} className="pt-4">
            <form
              className="flex flex-col gap-4"
              onSubmit={(event) => {
                event.preventDefault();
                setToast('Saved');
              }}
            >
              <Label.Root className="font-semibold">
                Name
                <input required className={field} />
              </Label.Root>
              <Label.Root className="font-semibold">
                E-mail
                <input type="email" className={field} />
              </Label.Root>
              <Select.Root defaultValue={countries[0]!}>
                <Select.Trigger className={field} aria-label="Country">
                  <Select.Value />
                </Select.Trigger>
                <Select.Portal>
                  <Select.Content className={panel}>
                    <Select.Viewport>
                      {countries.map((label) => (
                        <Select.Item key={label} value={label}>
                          <Select.ItemText>{label}</Select.ItemText>
                        </Select.Item>
                      ))}
                    </Select.Viewport>
                  </Select.Content>
                </Select.Portal>
              </Select.Root>
              <Label.Root className="font-semibold">
                About me
                <textarea className={field} />
              </Label.Root>
              <Label.Root className="flex gap-3">
                <Checkbox.Root className="size-6 rounded border">
                  <Checkbox.Indicator>✓</Checkbox.Indicator>
                </Checkbox.Root>
                I am over 18
              </Label.Root>
              <Button type="submit">Save</Button>
              <Dialog.Root>
                <Dialog.Trigger className={button({ variant: 'outline' })}>Delete</Dialog.Trigger>
                <Dialog.Portal>
                  <Dialog.Overlay className="fixed inset-0 bg-black/50" />
                  <Dialog.Content className={`fixed inset-x-4 top-20 mx-auto max-w-md ${panel}`}>
                    <Dialog.Title className="text-xl font-bold">Delete your account?</Dialog.Title>
                    <Dialog.Description>It cannot be undone.</Dialog.Description>
                    <Dialog.Close className={button()}>Delete</Dialog.Close>
                  </Dialog.Content>
                </Dialog.Portal>
              </Dialog.Root>
            </form>
          </Tabs.Content>
          <Tabs.Content value={tabs[1]!}>No photos yet</Tabs.Content>
        </Tabs.Root>
      </main>
      <Toast.Root open={toast !== ''} onOpenChange={() => setToast('')} className={panel}>
        <Toast.Description>{toast}</Toast.Description>
        <Toast.Close className={button()}>Dismiss</Toast.Close>
      </Toast.Root>
      <Toast.Viewport className="fixed inset-x-0 bottom-4 mx-auto max-w-md" />
    </Toast.Provider>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
