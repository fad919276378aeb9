import { App, Avatar, Button, Checkbox, Dropdown, Form, Input, Modal, Select, Tabs, Tag } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

import { actions, countries, tabs } from '../shared/words.ts';

function Page() {
  const [open, setOpen] = useState(false);
  const { message } = App.useApp();
  return (
    <main>
      <Avatar>AB</Avatar>
      <Tag>3 new</Tag>
      <Dropdown
        menu={{ items: actions.map((label) => ({ key: label, label, onClick: () => void message.info(label) })) }}
      >
        <Button type="text">Account</Button>
      </Dropdown>
      <Tabs
        items={[
          {
            key: tabs[0]!,
            label: tabs[0],
            children: (
              <Form layout="vertical" onFinish={() => void message.success('Saved')}>
                <Form.Item label="Name" name="name" required>
                  <Input />
                </Form.Item>
                <Form.Item label="E-mail" name="email" help="Nobody sees it">
                  <Input type="email" />
                </Form.Item>
                <Form.Item label="Country" name="country">
                  <Select options={countries.map((label) => ({ value: label, label }))} />
                </Form.Item>
                <Form.Item label="About me" name="about">
                  <Input.TextArea />
                </Form.Item>
                <Checkbox>I am over 18</Checkbox>
                <Button type="primary" htmlType="submit">
                  Save
                </Button>
                <Button onClick={() => setOpen(true)}>Delete</Button>
              </Form>
            ),
          },
          { key: tabs[1]!, label: tabs[1], children: <p>No photos yet</p> },
        ]}
      />
      <Modal open={open} onCancel={() => setOpen(false)} onOk={() => setOpen(false)} title="Delete your account?">
        It cannot be undone.
      </Modal>
    </main>
  );
}

createRoot(document.querySelector('#root')!).render(
  <App>
    <Page />
  </App>,
);
