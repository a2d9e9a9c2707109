import {
  type CustomerSurvey,
  ratingLegends,
  recommendLegends,
  type SurveyQuestion,
} from '@overland/contracts';
import { type Text, t, translate } from '@overland/i18n';
import { formatDayShort } from '@overland/ui';

type Shown = Pick<CustomerSurvey, 'firstName' | 'vehicle'>;

/** Several vehicles are not named. */
export function headingOf({ firstName: name, vehicle }: Shown): string {
  if (name === '')
    return vehicle === ''
      ? t('How did we do with your transport?')
      : t('How did we do with your {vehicle}?', { vehicle });
  return vehicle === ''
    ? t('{name}, how did we do with your transport?', { name })
    : t('{name}, how did we do with your {vehicle}?', { name, vehicle });
}

type Asker = Pick<CustomerSurvey, 'companyName' | 'isCustomerPortal' | 'portal'>;

/** After sending: who can read it (docs/product/surveys.md). The provider is not named where its logo is hidden. */
export function thanksFor(
  { companyName: company, isCustomerPortal, portal }: Asker,
  provider: string,
): string {
  if (isCustomerPortal) return t('Your answers are now with {company}.', { company: provider });
  return portal.displayMCLogo
    ? t('Your answers are now with {company} and {provider}.', { company, provider })
    : t('Your answers are now with {company}.', { company });
}

/** "Order #10215, Portland to Sacramento, Nov 19" */
export function orderLine({ uniqueId, pickupCity, deliveryCity, deliveredOn }: CustomerSurvey): string {
  const way =
    pickupCity === '' || deliveryCity === ''
      ? ''
      : t('{from} to {to}', { from: pickupCity, to: deliveryCity });
  const day = deliveredOn === null ? '' : formatDayShort(deliveredOn);
  return [t('Order #{number}', { number: uniqueId }), way, day].filter((part) => part !== '').join(', ');
}

export const legendsOf = ({ id }: Pick<SurveyQuestion, 'id'>): string[] =>
  (id === 'recommend' ? recommendLegends : ratingLegends).map((legend) => translate(legend));

export const endsOf = ({ id }: Pick<SurveyQuestion, 'id'>): readonly [string, string] =>
  id === 'recommend'
    ? [translate(recommendLegends[0]), t('I would highly recommend you.')]
    : [translate(ratingLegends[0]), translate(ratingLegends[4])];

export function wordsOf({ id }: Pick<SurveyQuestion, 'id'>): { label: string; placeholder: string } {
  if (id === 'recommend') return { label: t('What would you tell a friend?'), placeholder: '' };
  if (id === 'driver') return { label: t('Tell us more'), placeholder: t('Careful, friendly, on time?') };
  return { label: t('Tell us more'), placeholder: '' };
}

const shortNames: Record<string, Text> = {
  communications: 'Communication',
  driver: 'Driver',
  recommend: 'Recommend',
};

/** In a list of what was said. */
export const shortName = ({ id, text }: Pick<SurveyQuestion, 'id' | 'text'>): string =>
  translate(shortNames[id] ?? text);
