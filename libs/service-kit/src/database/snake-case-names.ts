import { DefaultNamingStrategy } from 'typeorm';

/** Columns are named after their properties: `customerFullName` is `customer_full_name`. */
export class SnakeCaseNames extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName || propertyName.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  }
}
