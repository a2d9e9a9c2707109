import { render } from '@testing-library/react';
import { Skeleton, SkeletonCard } from './skeleton';

it('has the size of what comes and is not read aloud', () => {
  const { container } = render(<Skeleton width="50%" height={34} />);
  const bar = container.firstElementChild;
  expect(bar).toHaveStyle({ width: '50%', height: '34px' });
  expect(bar).toHaveAttribute('aria-hidden', 'true');
});

it('keeps the height of its card', () => {
  const { container } = render(<SkeletonCard height={296} />);
  expect(container.firstElementChild).toHaveStyle({ height: '296px' });
});
