import { Row } from '@overland/ui';
import { CheckboxField, CompanyField, SelectField, useWatch } from '@overland/ui/forms';
import type { Caller } from './use-caller';

export function RightsFields({ caller, isOneself = false }: { caller: Caller; isOneself?: boolean }) {
  const role = useWatch({ name: 'role' });
  const options = caller.roles.map((value) => ({ value, label: value }));
  return (
    <>
      <Row columns={caller.isMCAdmin ? 2 : 1}>
        <SelectField
          name="role"
          label="Role"
          options={options}
          placeholder="Select One"
          disabled={isOneself}
          {...(isOneself && { hint: 'You cannot change your own role.' })}
        />
        {caller.isMCAdmin && <CompanyField />}
      </Row>
      {caller.isSuperAdmin && role === 'MCAdmin' && (
        <CheckboxField
          name="isSuperAdmin"
          label="Super admin"
          hint="Changes the global settings and administers other super admins."
        />
      )}
    </>
  );
}
