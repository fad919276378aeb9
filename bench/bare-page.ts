import type { Page } from 'playwright';

const address = '/bare';

/** Only what a message needs: a field that sends it, the stream that delivers it, one text node that shows it. */
const source = (conversation: string) => `<!doctype html>
<title>Bare</title>
<input aria-label="Message to the other">
<p role="log">.</p>
<script>
  const field = document.querySelector('input');
  const shown = document.querySelector('p').firstChild;
  field.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    fetch('/api/conversations/${conversation}/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-heartline-client': 'web' },
      body: JSON.stringify({ client_id: crypto.randomUUID(), kind: 'text', text: field.value }),
    });
  });
  const stream = new EventSource('/api/events');
  stream.onmessage = ({ data }) => {
    const event = JSON.parse(data);
    if (event.type === 'ready') document.title = 'Ready';
    if (event.type === 'message') shown.data = event.message.text;
  };
</script>`;

/** The minimum for any page in a browser, on the same server: the reference for ours. */
export async function openBarePage(page: Page, conversation: string): Promise<void> {
  await page.route(`**${address}`, (route) => route.fulfill({ contentType: 'text/html', body: source(conversation) }));
  await page.goto(address);
  // Its requests go to the server without our interception.
  await page.unrouteAll();
  await page.waitForFunction(() => document.title === 'Ready');
}
