import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { language, t } from '@overland/i18n';
import { Button, Note, Section, Stack } from '@overland/ui';
import { ApiError, api, useNotices } from '@overland/web';
import { useEffect, useState } from 'react';
import { findThisBrowser, subscribe, type ThisBrowser } from './this-browser';

interface Offer {
  browser: ThisBrowser;
  publicKey: string;
  isOn: boolean;
}

/** Nothing is sent after the delivery or the canceling, so nothing is offered then. */
export function PushCard({ order: { token, status } }: { order: CustomerOrder }) {
  return status === 'Delivered' || status === 'Canceled' ? null : <OpenPushCard token={token} />;
}

function OpenPushCard({ token }: { token: string }) {
  const [offer, setOffer] = useOffer(token);
  const [isBusy, setBusy] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const notify = useNotices((state) => state.notify);
  if (offer === null) return null;
  const run = async (change: (offer: Offer, token: string) => Promise<Offer | null>) => {
    setBusy(true);
    try {
      const next = await change(offer, token);
      setBlocked(next === null);
      if (next) setOffer(next);
    } catch (error) {
      notify('error', error instanceof ApiError ? error.message : notReached());
    }
    setBusy(false);
  };
  const { isOn } = offer;
  return (
    <Section title={t('Messages on this device')}>
      <Stack>
        <Note role="status">{noteOf(isOn, isBlocked)}</Note>
        <Button wide busy={isBusy} onClick={() => void run(isOn ? turnOff : turnOn)}>
          {isOn ? t('Stop Telling This Device') : t('Tell Me on This Device')}
        </Button>
      </Stack>
    </Section>
  );
}

const notReached = () => t('Your browser cannot receive messages now. Please try again later.');

function noteOf(isOn: boolean, isBlocked: boolean): string {
  if (isOn) return t('This device tells you of each step of your order, up to the delivery.');
  if (isBlocked)
    return t('Your browser does not allow messages from this site. You can change that in its settings.');
  return t('Know of each step of your order up to the delivery, without checking this page.');
}

/** Null where nothing is offered, and until that is known. A failure offers nothing: the page works without. */
function useOffer(token: string) {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    let isShown = true;
    const look = async () => {
      const browser = await findThisBrowser();
      if (!browser || !isShown) return;
      const { publicKey, isOn } = await api(calls.pushDevices.offer, {
        body: { token, endpoint: browser.endpoint },
      });
      if (isShown && publicKey !== null) setOffer({ browser, publicKey, isOn });
    };
    look().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [token]);
  return [offer, setOffer] as const;
}

/** Null when the browser does not allow it. */
async function turnOn({ browser, publicKey }: Offer, token: string): Promise<Offer | null> {
  const subscribed = await subscribe(browser, publicKey);
  if (!subscribed) return null;
  const { isOn } = await api(calls.pushDevices.add, { body: { token, ...subscribed, language: language() } });
  return { browser: { ...browser, endpoint: subscribed.endpoint }, publicKey, isOn };
}

/** The browser stays subscribed: it may be told of another order. */
async function turnOff(offer: Offer, token: string): Promise<Offer> {
  const { endpoint } = offer.browser;
  if (endpoint === null) return { ...offer, isOn: false };
  return { ...offer, ...(await api(calls.pushDevices.end, { body: { token, endpoint } })) };
}
