import type { ConversionReport } from '@overland/contracts';
import { useIsPhone } from '@overland/ui';
import { BarChart } from '@overland/ui/charts';
import { reasonText } from './reason-text';

/** How many quotes were lost for each reason, drawn. The numbers are in the table under it. */
export function LostChart({ reasons }: { reasons: ConversionReport['lost']['reasons'] }) {
  const isPhone = useIsPhone();
  return (
    <BarChart
      label="Lost quotes by reason"
      categories={reasons.map(reasonText)}
      series={[{ label: 'Quotes', values: reasons.map(({ quotes }) => quotes) }]}
      isHorizontal
      namesWidth={isPhone ? 130 : 180}
      height={60 + reasons.length * 40}
      showsValues
    />
  );
}
