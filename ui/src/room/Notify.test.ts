import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Notify from './Notify.svelte';

const sent: { path: string; secret: string; body: unknown }[] = [];
let status = 200;

function answer(path: string, init: RequestInit): Promise<Response> {
  if (path === '/api/notices') return Promise.resolve(Response.json({ push: 'BKey' }));
  const secret = (init.headers as Record<string, string>)['Authorization'] ?? '';
  sent.push({ path, secret, body: JSON.parse(init.body as string) });
  return Promise.resolve(Response.json({ told: true, code: 'bad_request' }, { status }));
}

const show = () => render(Notify, { table: 'x', secrets: ['s0', 's1'], onaway: () => {} });
const said = (words: RegExp) => vi.waitFor(() => expect(screen.getByRole('status', { hidden: true }).textContent).toMatch(words));
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('being told of one’s turn', () => {
  beforeEach(() => {
    localStorage.clear();
    sent.length = 0;
    status = 200;
    vi.stubGlobal('fetch', answer);
    HTMLDialogElement.prototype.showModal = vi.fn();
    HTMLDialogElement.prototype.close = vi.fn();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });

  /** A browser with a push service, where somebody allows or denies it. */
  function pushing(permission: NotificationPermission): void {
    const subscribe = vi.fn(async () => ({ toJSON: () => ({ endpoint: 'https://push/1', keys: { p256dh: 'p', auth: 'a' } }) }));
    const serviceWorker = { register: vi.fn(), ready: Promise.resolve({ pushManager: { subscribe } }) };
    Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { requestPermission: () => Promise.resolve(permission) });
  }

  it('is for each seat of this device, and ends when one says so', async () => {
    pushing('granted');
    show();
    await press(/Tell me on this device/);
    await said(/will be told/);
    const where = { kind: 'push', endpoint: 'https://push/1' };
    const body = { ...where, p256dh: 'p', auth: 'a', lang: 'en' };
    expect(sent).toEqual(['s0', 's1'].map((secret) => ({ path: '/api/tables/x/notices', secret: `Bearer ${secret}`, body })));
    sent.length = 0;
    await press(/Stop telling me/);
    await said(/not be told/);
    expect(sent.map(({ path, body }) => ({ path, body }))).toEqual(Array(2).fill({ path: '/api/tables/x/notices/end', body: where }));
  });

  it('is not asked of the server where the browser forbids it', async () => {
    pushing('denied');
    show();
    await press(/Tell me on this device/);
    await said(/allows this site no/);
    expect(sent).toEqual([]);
  });

  it('may be for a chat, whose address the server looks at', async () => {
    show();
    expect(screen.getByText(/cannot be told/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { hidden: true }), 'https://chat.example/hook');
    status = 400;
    await press(/Tell the chat/);
    await said(/Nobody can be told/);
    status = 200;
    await press(/Tell the chat/);
    await said(/will be told/);
    expect(sent.at(-1)).toEqual({ path: '/api/tables/x/notices', secret: 'Bearer s0', body: { kind: 'hook', endpoint: 'https://chat.example/hook', lang: 'en' } });
    await press(/Stop telling the chat/);
    await said(/not be told/);
  });
});
