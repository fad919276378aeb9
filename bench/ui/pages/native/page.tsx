import './page.css';

import { useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

import { actions, countries, tabs } from '../shared/words.ts';

function Page() {
  const [tab, setTab] = useState(tabs[0]!);
  const [toast, setToast] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <main>
      <span className="avatar">AB</span>
      <span className="badge">3 new</span>
      <button {...{ popoverTarget: 'account' }}>Account</button>
      <div id="account" popover="auto" role="menu" className="menu">
        {actions.map((label) => (
          <button key={label} role="menuitem" onClick={() => setToast(label)}>
            {label}
          </button>
        ))}
      </div>
      <div role="tablist" aria-label="Profile">
        {tabs.map((label) => (
          <button key={label} role="tab" aria-selected={tab === label} onClick={() => setTab(label)}>
            {label}
          </button>
        ))}
      </div>
      {tab === tabs[0] ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setToast('Saved');
          }}
        >
          <label>
            Name
            <input required />
          </label>
          <label>
            E-mail
            <input type="email" />
          </label>
          <label>
            Country
            <select>
              {countries.map((label) => (
                <option key={label}>{label}</option>
              ))}
            </select>
          </label>
          <label>
            About me
            <textarea />
          </label>
          <label>
            <input type="checkbox" />I am over 18
          </label>
          <button>Save</button>
          <button type="button" onClick={() => dialog.current?.showModal()}>
            Delete
          </button>
        </form>
      ) : (
        <p>No photos yet</p>
      )}
      <dialog ref={dialog} aria-label="Delete your account?">
        <h2>Delete your account?</h2>
        <p>It cannot be undone.</p>
        <form method="dialog">
          <button>Delete</button>
        </form>
      </dialog>
      <output className="toast">{toast}</output>
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(<Page />);
