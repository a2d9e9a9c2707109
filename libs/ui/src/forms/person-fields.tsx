import { Row } from '../frame/card';
import { PhoneField } from './masked-fields';
import { EmailField, TextField } from './text-fields';

/** The name, email and phones of a person who signs in. `isOwn`: the browser may fill in the reader's own. */
export function PersonFields({ isOwn = false }: { isOwn?: boolean }) {
  const auto = (name: string) => (isOwn ? name : 'off');
  return (
    <>
      <Row>
        <TextField name="firstName" label="First name" autoComplete={auto('given-name')} />
        <TextField name="lastName" label="Last name" autoComplete={auto('family-name')} />
      </Row>
      <EmailField name="email" label="Email" autoComplete={auto('email')} />
      <Row>
        <PhoneField name="phone" label="Phone (optional)" autoComplete={auto('tel-national')} />
        <PhoneField name="mobilePhone" label="Mobile phone (optional)" autoComplete={auto('tel-national')} />
      </Row>
    </>
  );
}
