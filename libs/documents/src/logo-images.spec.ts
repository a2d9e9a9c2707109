import { unavailable } from '@overland/service-kit';
import { LogoImages } from './logo-images.js';

const logo = '/api/logos/5b2f6f3a-7a55-4a1a-9a9e-0c1d2e3f4a5b.png';
const image = 'data:image/png;base64,iVBORw0KGgo=';

/** Identity, which answers as it is told to. */
function logosOf(answer: () => Promise<{ image: string }>) {
  const call = jest.fn(answer);
  return { logos: new LogoImages({ call } as never), call };
}

describe('the picture of a logo', () => {
  it('is asked for once: another picture has another name', async () => {
    const { logos, call } = logosOf(async () => ({ image }));
    expect([await logos.find(logo), await logos.find(logo)]).toEqual([image, image]);
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is missing while identity does not answer, and there again afterwards', async () => {
    let isUp = false;
    const { logos } = logosOf(async () => {
      if (!isUp) throw unavailable();
      return { image };
    });
    expect(await logos.find(logo)).toBeNull();
    isUp = true;
    expect(await logos.find(logo)).toBe(image);
  });

  it.each([null, image, 'https://evil.example/l.png', `${logo}/../../portal`])(
    'T18: is asked for by the name of an upload alone: %s stays as it is',
    async (companyLogo) => {
      const { logos, call } = logosOf(async () => ({ image }));
      expect(await logos.find(companyLogo)).toBe(companyLogo);
      expect(call).not.toHaveBeenCalled();
    },
  );
});
