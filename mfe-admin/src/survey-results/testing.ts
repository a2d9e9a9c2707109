import type { SurveyQuestionResults, SurveyResponse, SurveyResults } from '@overland/contracts';

export const aResponse = (overrides: Partial<SurveyResponse> = {}): SurveyResponse => ({
  orderId: '6d5a2f0e-5d5c-4f0b-9f57-6a3a3c8e9b10',
  uniqueId: 10_231,
  companyName: 'Riverside Motors',
  rating: 4,
  explanation: 'One call came late.',
  answeredAt: '2026-11-20T18:00:00.000Z',
  customerFirstName: 'Grace',
  ...overrides,
});

export const aQuestion = (overrides: Partial<SurveyQuestionResults> = {}): SurveyQuestionResults => ({
  id: 'driver',
  text: 'Your driver',
  isScale: true,
  hasExplanation: true,
  order: 2,
  average: 4.7,
  counts: [0, 0, 0, 1, 2],
  responses: [aResponse()],
  next: null,
  ...overrides,
});

/** A scale and the open question, of three surveys. */
export const someResults = (overrides: Partial<SurveyResults> = {}): SurveyResults => ({
  surveys: 3,
  questions: [
    aQuestion(),
    aQuestion({
      id: 'additionalFeedback',
      text: 'Anything else we should know?',
      isScale: false,
      hasExplanation: false,
      order: 4,
      average: null,
      counts: [],
      responses: [aResponse({ rating: null, explanation: 'Saturdays, please.', uniqueId: 10_232 })],
    }),
  ],
  ...overrides,
});
