<?xml version="1.0" encoding="UTF-8"?>
<!-- Turns Schematron rules into a stylesheet that reads the documents of its parameter `xmls` and says, of each assertion that
     does not hold, the number of the document and the name of the rule: `3 HR-BR-25;`. Of a pattern the first rule that fits
     an element is asked, as ISO/IEC 19757-3 has it. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:to="urn:to" xmlns:xs="http://www.w3.org/2001/XMLSchema"
  xmlns:s="http://purl.oclc.org/dsdl/schematron" exclude-result-prefixes="s">
  <xsl:namespace-alias stylesheet-prefix="to" result-prefix="xsl"/>

  <xsl:template match="/s:schema">
    <to:stylesheet version="3.0">
      <xsl:for-each select="s:ns"><xsl:namespace name="{@prefix}" select="string(@uri)"/></xsl:for-each>
      <to:output method="text"/>
      <to:param name="xmls" as="xs:string*"/>
      <xsl:copy-of select="xsl:function"/>
      <xsl:for-each select="s:pattern"><to:mode name="p{position()}" on-no-match="shallow-skip"/></xsl:for-each>
      <to:template name="all">
        <to:for-each select="$xmls">
          <to:variable name="number" select="position()"/>
          <to:variable name="document" select="parse-xml(.)"/>
          <xsl:for-each select="s:pattern">
            <to:apply-templates select="$document" mode="p{position()}"><to:with-param name="number" select="$number" tunnel="yes"/></to:apply-templates>
          </xsl:for-each>
        </to:for-each>
      </to:template>
      <xsl:for-each select="s:pattern">
        <xsl:variable name="pattern" select="position()"/>
        <xsl:for-each select="s:rule">
          <to:template match="{@context}" mode="p{$pattern}" priority="{1000 - position()}">
            <to:param name="number" tunnel="yes"/>
            <xsl:apply-templates select="s:let | s:assert"/>
            <to:apply-templates mode="p{$pattern}"/>
          </to:template>
        </xsl:for-each>
      </xsl:for-each>
    </to:stylesheet>
  </xsl:template>

  <xsl:template match="s:let"><to:variable name="{@name}" select="{@value}"/></xsl:template>

  <xsl:template match="s:assert">
    <to:if test="not({@test})"><to:value-of select="$number || ' {@id};'"/></to:if>
  </xsl:template>
</xsl:stylesheet>
