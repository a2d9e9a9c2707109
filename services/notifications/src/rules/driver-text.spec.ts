import { driverText } from './driver-text.js';

it('a driver is asked by an email to the phone’s address at the gateway, once for each time that staff ask', () => {
  const options = { eventId: 'e1', gatewayDomain: 'sms.example' };
  expect(driverText({ phone: '5550100' }, options)).toEqual({
    template: 'Driver Location Request',
    to: '5550100@sms.example',
    transition: 'asked:e1',
  });
});
