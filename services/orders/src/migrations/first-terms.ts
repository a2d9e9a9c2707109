import type { TermsSection } from '@overland/contracts';

/** The terms that come with the product: version 1 of the provider's. Later versions are written on the staff site. */
export const firstTerms: readonly TermsSection[] = [
  {
    title: 'What we do',
    text: `We arrange the transport of your vehicle between the two places named above. We choose a licensed and insured carrier, give it your order, and stay in touch with you until the delivery.

The carrier drives the vehicle on its own truck and is responsible for it from the pickup to the delivery. You can reach us about anything on the way.`,
  },
  {
    title: 'What you do',
    text: `Please describe the vehicle as it is. Tell us before the pickup if it does not start, roll, brake or steer, or if it has been modified: the carrier may need other equipment.

Be there, or name a person of at least 18 years who is, at the pickup and at the delivery. Have the keys ready, leave about a quarter of a tank of fuel, and take personal belongings out of the vehicle. They are not insured.`,
  },
  {
    title: 'Dates',
    text: `The first pickup day is the earliest day on which the vehicle is ready. The carrier picks it up within the pickup window. Delivery dates are estimates: weather, traffic and driving hours set by law can change them.

We tell you when a driver is assigned, when the vehicle is picked up and when it is delivered. If a truck cannot reach your address, you and the driver agree on a safe place nearby.`,
  },
  {
    title: 'Price and payment',
    text: `The price above is for the whole transport. It contains fuel, tolls and the carrier's insurance, and a RUSH fee only where it is named. It does not go up after you have accepted it, unless you ask for a change and accept its price.

Payment is due before the pickup. If you booked on our site yourself, we assign a driver once it is paid. Where the order says Billing, the company that booked it is billed and you pay nothing.`,
  },
  {
    title: 'Damage and insurance',
    text: `The carrier's cargo insurance covers damage that happens during the transport. You and the driver inspect the vehicle at the pickup and at the delivery, and write its condition on the bill of lading. Please take photos.

Write damage on the bill of lading before you sign it, and tell us within 30 days of the delivery. We help you with the carrier's insurance. Damage that was there before, wear, and belongings left in the vehicle are not covered.`,
  },
  {
    title: 'Canceling',
    text: `You can cancel your order at any time before the pickup, free of charge: write to us or call us. What you have paid is returned in full.

After the pickup the vehicle is on the road, and the order can no longer be canceled. If we find no carrier within the pickup window, you can wait for one or cancel, whichever you prefer.`,
  },
  {
    title: 'Changes',
    text: `You can ask us for a change until the pickup. If the price, the route, a vehicle or the first pickup day changes, we send you the order again: the change counts once you have accepted it.

We may write new terms. They hold for orders that are accepted afterwards; your order keeps the version that you accepted.`,
  },
  {
    title: 'Privacy',
    text: `We use your name, addresses and phone numbers to arrange this transport. The carrier and its driver get what they need for the pickup and the delivery, and nothing else. We do not sell your data, and only we and the carrier of your order call you.

With your acceptance we keep your name, your signature, the time and your network address as proof of it.`,
  },
  {
    title: 'Law',
    text: `The laws of the United States and of the state in which we have our office apply. Where a part of these terms is not valid, the others remain.

Please talk to us first when something went wrong: most things can be settled by a call.`,
  },
];
