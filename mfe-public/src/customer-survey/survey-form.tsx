import { type CustomerSurvey, type SurveySubmission, surveyMessages } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { t, translate } from '@overland/i18n';
import { Card, DockedActions, PHONE, Stack, styled } from '@overland/ui';
import { Form, FormError, SubmitButton, TextAreaField } from '@overland/ui/forms';
import { useApiMutation } from '@overland/web';
import { QuestionCard } from './question-card';

const loadSchema = () => import('@overland/contracts').then(({ SurveySubmission }) => SurveySubmission);

/** Ratings are named here although nothing is chosen, so that `keep` stores them too. */
const noAnswers = {
  communications: undefined,
  driver: undefined,
  recommend: undefined,
  communicationsDetail: '',
  driverDetail: '',
  recommendDetail: '',
  additionalFeedback: '',
};

const Foot = styled('div')({ '& button': { minHeight: 52, fontSize: 18 }, [PHONE]: { display: 'none' } });
const Docked = styled(DockedActions)({ '& button': { minHeight: 52, fontSize: 18 } });

interface SurveyFormProps {
  survey: CustomerSurvey;
  token: string;
  onSent: (answers: SurveySubmission) => void;
}

export function SurveyForm({ survey, token, onSent }: SurveyFormProps) {
  const submit = useApiMutation(calls.customerSurveys.submit, surveyMessages.notSubmitted);
  return (
    <Form
      label={t('Customer Survey')}
      schema={loadSchema}
      defaultValues={{ id: token, ...noAnswers }}
      keep={{ as: `survey-${survey.uniqueId}` }}
      onSubmit={async (body) => {
        await submit.mutateAsync({ body });
        onSent(body);
      }}
    >
      <Stack>
        {survey.questions.map((question) =>
          question.isScale ? (
            <QuestionCard key={question.id} question={question} />
          ) : (
            <Card key={question.id}>
              <TextAreaField
                name={question.id}
                label={t('{label} (optional)', { label: translate(question.text) })}
                maxLength={1000}
              />
            </Card>
          ),
        )}
        <FormError />
        <Foot>
          <SubmitButton busyLabel={t('Sending...')} showsError={false} wide>
            {t('Send My Answers')}
          </SubmitButton>
        </Foot>
      </Stack>
      <Docked>
        <SubmitButton busyLabel={t('Sending...')} showsError={false}>
          {t('Send My Answers')}
        </SubmitButton>
      </Docked>
    </Form>
  );
}
