import { describe, expect, it } from 'vitest';
import { nameLines } from '../../../../../frontend/src/features/files/name-lines.ts';

const file = (basename: string) => nameLines({ basename, type: 'file' });

describe('a name in its tile', () => {
  it('breaks before its extension and after underscores', () => {
    expect(file('Uppdragsbeskrivning.docx')).toEqual({ pieces: ['Uppdragsbeskrivning', '.docx'] });
    expect(file('IMG_2026_HDR.jpg')).toEqual({ pieces: ['IMG_', '2026_', 'HDR', '.jpg'] });
    expect(file('utan_')).toEqual({ pieces: ['utan_'] });
    expect(nameLines({ basename: 'Rev. 2', type: 'dir' })).toEqual({ pieces: ['Rev. 2'] });
  });

  it('keeps its beginning and its end when it is long', () => {
    const long = file('Uppdragsbeskrivning_reviderad_version_2.docx');
    expect(long).toEqual({ first: 'Uppdragsbeskrivning_revidera', last: 'd_version_2.docx' });
    expect(file(`${'👩‍🔬'.repeat(40)}.txt`)).toMatchObject({ last: `${'👩‍🔬'.repeat(12)}.txt` });
  });
});
