import {
  messages,
  paymentLines,
  ratingLegends,
  recommendLegends,
  sdStatusLabels,
  stationLabels,
  surveyMessages,
  transportLabels,
  transportTypes,
} from '@overland/contracts';
import { texts as spanish } from '@overland/i18n/es';
import { questions } from './customer-survey/testing';

const { answered, notDelivered, notLoaded, notSubmitted, ratingRequired } = surveyMessages;
const lines = transportTypes.flatMap((transportType) =>
  paymentLines({ price: 1000, rushFee: 200, isRush: true, transportType }),
);

// Translated where they are shown, so the compiler does not know of them.
test.each([
  ...stationLabels,
  ...Object.values(sdStatusLabels).filter((label) => label !== ''),
  ...Object.values(transportLabels),
  ...new Set(lines.map(({ label }) => label)),
  ...ratingLegends,
  ...recommendLegends,
  ...questions.map(({ text }) => text),
  ...[answered, notDelivered, notLoaded, notSubmitted, ratingRequired],
  messages.locationNotRequested,
  messages.linkMailed,
  messages.orderNotFound,
  messages.tooManyLookups,
])('"%s" of the contract has a Spanish text', (text) => {
  expect(Object.keys(spanish)).toContain(text);
});
