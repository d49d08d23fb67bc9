import type { Language } from './language.ts';
import { RUBY } from './syntax.ts';

/** RSpec, Minitest, test-unit; RuboCop, Standard, SimpleCov. */
export const ruby: Language = {
  name: 'Ruby',
  extensions: ['.rb', '.rake'],
  testNames: [/_(?:spec|test)\.rb$/, /^test_.*\.rb$/, /^(?:spec|test|rails)_helper\.rb$/],
  syntax: RUBY,
  cases: [
    /^[ \t]*[xf]?(?:it|specify|example|scenario)\b(?![ \t]*[.=])/gm,
    /^[ \t]*def[ \t]+test_\w+/gm,
    /^[ \t]*test[ \t]+['"]/gm,
  ],
  assertions: [
    /(?<![.\w])expect[ \t]*[({]/g,
    /(?<![.\w])(?:assert|refute)\w*/g,
    /\.(?:must|wont)_\w+/g,
    /\.should\b/g,
    /\bis_expected\b/g,
  ],
  skips: [
    /^[ \t]*(?:xit|xdescribe|xcontext|xspecify|xexample|xscenario|fit|fdescribe|fcontext|fspecify|fexample)\b/gm,
    /^[ \t]*(?:pending|skip|omit|pend)\b/gm,
    /(?<=,)[ \t]*:(?:skip|pending|focus)\b/g,
    /\b(?:skip|pending|focus):[ \t]*(?:true\b|['"])/g,
    /\bat_exit\b|\bfilter_run\w*|\brun_all_when_everything_filtered\b|\bfail_if_no_examples\b/g,
    // A definition of an assertion, or a change of the class that runs tests.
    /\bdef[ \t]+(?:self\.)?(?:assert|refute|flunk|expect|assert_(?:equal|nil|same|empty|match|raises?|includes|in_delta|predicate|operator|respond_to|instance_of|kind_of|silent|output|throws)|refute_(?:equal|nil|same|empty|match|includes))\b(?![?!])/g,
    /\b(?:Minitest|RSpec|Test::Unit)\b[\w:]*\.(?:prepend|class_eval|module_eval|class_exec|instance_eval|define_method|send|alias_method|remove_method)\b/g,
    /\bexit!?\([ \t]*(?:0|true)?[ \t]*\)|^[ \t]*exit!?(?:[ \t]+0)?[ \t]*$/gm,
  ],
  suppressions: [
    /#[ \t]*(?:rubocop|standard):(?:disable|todo)\b/g,
    /#[ \t]*:nocov:/g,
    /#[ \t]*typed:[ \t]*ignore\b/g,
  ],
};
