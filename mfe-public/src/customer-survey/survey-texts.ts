import {
  type CustomerSurvey,
  ratingLegends,
  recommendLegends,
  type SurveyQuestion,
} from '@overland/contracts';
import { formatDayShort } from '@overland/ui';

type Shown = Pick<CustomerSurvey, 'firstName' | 'vehicle'>;

/** "your Volvo"; several vehicles are not named. */
export const yourVehicle = ({ vehicle }: Pick<CustomerSurvey, 'vehicle'>): string =>
  vehicle === '' ? 'your transport' : `your ${vehicle}`;

export function headingOf(survey: Shown): string {
  const question = `ow did we do with ${yourVehicle(survey)}?`;
  return survey.firstName === '' ? `H${question}` : `${survey.firstName}, h${question}`;
}

/** "Order #10215, Portland to Sacramento, Nov 19" */
export function orderLine({ uniqueId, pickupCity, deliveryCity, deliveredOn }: CustomerSurvey): string {
  const way = pickupCity === '' || deliveryCity === '' ? '' : `${pickupCity} to ${deliveryCity}`;
  const day = deliveredOn === null ? '' : formatDayShort(deliveredOn);
  return [`Order #${uniqueId}`, way, day].filter((part) => part !== '').join(', ');
}

/** What each rating of a question means. */
export const legendsOf = ({ id }: Pick<SurveyQuestion, 'id'>): readonly string[] =>
  id === 'recommend' ? recommendLegends : ratingLegends;

/** Under both ends of the scale there is room for few words. */
export const endsOf = ({ id }: Pick<SurveyQuestion, 'id'>): readonly [string, string] =>
  id === 'recommend'
    ? [recommendLegends[0], 'I would highly recommend you.']
    : [ratingLegends[0], ratingLegends[4]];

/** What is asked for in words, and an example in the field. */
export function wordsOf({ id }: Pick<SurveyQuestion, 'id'>): { label: string; placeholder: string } {
  if (id === 'recommend') return { label: 'What would you tell a friend?', placeholder: '' };
  if (id === 'driver') return { label: 'Tell us more', placeholder: 'Careful, friendly, on time?' };
  return { label: 'Tell us more', placeholder: '' };
}

/** In a list of what was said. */
export const shortNames: Record<string, string> = {
  communications: 'Communication',
  driver: 'Driver',
  recommend: 'Recommend',
};
