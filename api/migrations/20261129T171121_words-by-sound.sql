-- expands
-- How a French word sounds, as far as typing errors follow it: « champoing » and « shampoing », « micellaire » and « miselaire » are one.
CREATE FUNCTION public.sound_of(word text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE STRICT PARALLEL SAFE
AS $function$
DECLARE
  rules text[] := ARRAY[
    'ph', 'f', 'sch|ch|sh', 'C', 'qu|q|c(?![eiyC])', 'k', '[cz]', 's', 'g(?=[eiy])', 'j', 'y', 'i', 'h', '', 'w', 'v',
    'e?aux?', 'o', '([aeu]?i|u)[nm](?![aeioumn])', 'I', '[ae][nm](?![aeioumn])', 'A', 'o[nm](?![aeioumn])', 'O',
    'ai|ei|oeu|eu|oe', 'e', '(er|ez|et)$', 'e', '(.)\1+', '\1', '[esxtdpg]+$', ''];
  sound text := word;
BEGIN
  FOR number IN 1 .. array_length(rules, 1) / 2 LOOP
    sound := regexp_replace(sound, rules[2 * number - 1], rules[2 * number], 'g');
  END LOOP;
  RETURN sound;
END $function$;
--> statement-breakpoint
CREATE INDEX "search_words_sound" ON "search_words" USING btree ("resource",sound_of("word"));
