import { forbidEval } from './no-eval.ts';

// As a side effect, so that it happens before any module that makes a codec is run.
forbidEval();
