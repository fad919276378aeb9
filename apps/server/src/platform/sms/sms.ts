import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { Outage } from '../outage.ts';
import { writeStored } from '../storage/stored-files.ts';
import type { Time } from '../time/time.ts';

/** A text message in the reader's language. */
export interface Sms {
  /** E.164, such as +31612345678. */
  to: string;
  text: string;
}

/** A message as stored in SMS_DIR. */
export interface StoredSms extends Sms {
  at: string;
}

export interface SmsSender {
  /** Hands it over. @throws Outage when the service does not accept it now */
  send: (sms: Sms) => Promise<void>;
}

/** Milliseconds. A member waits for it at a form. */
const sendTimeout = 5_000;

/**
 * The sender of text messages: the service of SMS_URL; without one, files in the demo and in tests. Undefined: none, and features that need
 * it are not offered.
 */
export function openSms(
  config: Pick<Config, 'sms' | 'smsDir' | 'demo' | 'mode'>,
  { clock, time, log, post = fetch }: { clock: Clock; time: Time; log: Log; post?: typeof fetch },
): SmsSender | undefined {
  const { sms: service, smsDir } = config;
  if (service) return createHttpSms(service, { time, log, post });
  if (!config.demo && config.mode !== 'test') return undefined;
  return { send: (sms) => writeStored<StoredSms>(smsDir, { ...sms, at: clock.now().toISOString() }) };
}

/** `POST {to, from, text}` with a bearer token; any 2xx means that the message was accepted. */
function createHttpSms(
  { url, token, sender }: NonNullable<Config['sms']>,
  { time, log, post }: { time: Time; log: Log; post: typeof fetch },
): SmsSender {
  return {
    async send({ to, text }) {
      const answer = await post(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ to, from: sender, text }),
        signal: time.abortAfter(sendTimeout),
        redirect: 'error',
      }).catch(() => {
        // The error may quote the request.
        throw new Outage('the SMS service does not answer');
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Outage(`the SMS service answers ${answer.status}`);
      log.info('SMS sent');
    },
  };
}
