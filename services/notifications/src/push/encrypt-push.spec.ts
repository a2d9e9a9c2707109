import { encryptPush } from './encrypt-push.js';

const bytes = (text: string) => Buffer.from(text, 'base64url');

it('encrypts the example of the standard as it does', () => {
  const keys = {
    p256dh: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
  };
  const once = {
    privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
    salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
  };
  expect(encryptPush('When I grow up, I want to be a watermelon', keys, once).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

it('makes another message of the same text each time', () => {
  const p256dh = bytes(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  );
  const keys = { p256dh, auth: bytes('BTBZMqHH6r4Tts7J_aSIgg') };
  expect(encryptPush('Order 10234 was picked up', keys)).not.toEqual(
    encryptPush('Order 10234 was picked up', keys),
  );
});
